import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { coversPages } from '#contract/redirects/redirect-lookup.ts'
import type { PlannedRedirect } from '#contract/redirects/redirect-schema.ts'
import { decodeText, NotText } from '#contract/staff/decode-text.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { answerQuery, readable, sitePaths } from '../ui/fields/address-answer.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { Banner } from '../ui/state.tsx'

/** Lines that are shown, those with a fault first. */
const mostShown = 100
/** Lines whose addresses are asked for. */
const mostAsked = 10

type Checked = { csv: string; plan: PlannedRedirect[] }

/** Redirects of a table: what would come of each line is shown first, and then done. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('admin-redirects')
  const [checked, setChecked] = useState<Checked>()
  return (
    <Dialog title={words.import} onClose={onClose}>
      {checked ? (
        <WriteForm checked={checked} onDone={onClose} onCancel={() => setChecked(undefined)} />
      ) : (
        <CheckForm onDone={setChecked} onCancel={onClose} />
      )}
    </Dialog>
  )
}

function CheckForm({ onDone, onCancel }: { onDone: (checked: Checked) => void; onCancel: () => void }) {
  const words = useWords('admin-redirects')
  const LL = useLL()['admin-redirects'].faults
  const [line, setLine] = useState<number>()
  const send = async (file: File): Promise<Outcome<Checked>> => {
    const csv = await readText(file)
    if (csv instanceof NotText) {
      setLine(csv.line)
      return { ok: false, code: csv.reason, fields: {} }
    }
    const outcome = await changeApi('redirects.csv', { body: { csv, dryRun: true } })
    if (!outcome.ok) return outcome
    const { plan = [] } = outcome.data
    return plan.length > 0 ? { ok: true, data: { csv, plan } } : { ok: false, code: 'empty', fields: {} }
  }
  return (
    <ActionForm
      submit={words.check}
      faults={{
        ...words.faults,
        damaged: LL.damaged({ line: line ?? 1 }),
        encoding: line === undefined ? words.faults.encoding : LL.encodingAt({ line }),
      }}
      send={(_, data) => send(data.get('file') as File)}
      onDone={onDone}
      onCancel={onCancel}
    >
      <FileField
        id="redirects-file"
        name="file"
        accept=".csv,.tsv,.txt"
        required
        label={words.file}
        hint={words.fileHint}
      />
    </ActionForm>
  )
}

type WriteFormProps = { checked: Checked; onDone: () => void; onCancel: () => void }

function WriteForm({ checked: { csv, plan }, onDone, onCancel }: WriteFormProps) {
  const words = useWords('admin-redirects')
  const LL = useLL()['admin-redirects']
  const count = (effect: PlannedRedirect['effect']) => plan.filter((line) => line.effect === effect).length
  const [added, changed, none, refused] = [count('added'), count('changed'), count('none'), count('refused')]
  return (
    <ActionForm
      submit={LL.importAll({ n: added + changed })}
      faults={words.faults}
      send={() => changeApi('redirects.csv', { body: { csv } })}
      onDone={onDone}
      onCancel={onCancel}
      canSend={refused === 0 && added + changed > 0}
    >
      <p role="status">
        {LL.planned({ added, changed, none })} {refused > 0 && LL.refused({ n: refused })}
      </p>
      <Swapped plan={plan} />
      <Plan plan={plan} />
    </ActionForm>
  )
}

async function readText(file: File): Promise<string | NotText> {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (error instanceof NotText) return error
    throw error
  }
}

/** Says so where the old addresses are pages and the new ones are none. */
function Swapped({ plan }: { plan: readonly PlannedRedirect[] }) {
  const { swapped } = useWords('admin-redirects')
  const lines = plan.filter(({ from, to }) => !`${from}${to}`.includes('*')).slice(0, mostAsked)
  const old = useQueries({ queries: lines.map(({ from }) => answerQuery(sitePaths(from, [])[0])) })
  const fresh = useQueries({ queries: lines.map(({ to }) => answerQuery(sitePaths(to, [])[0])) })
  const suspects = lines.filter((_, at) => old[at]?.data?.ok && fresh[at]?.data?.ok === false)
  return suspects.length > lines.length / 2 && <Banner bad>{swapped}</Banner>
}

function Plan({ plan }: { plan: readonly PlannedRedirect[] }) {
  const words = useWords('admin-redirects')
  const LL = useLL()['admin-redirects']
  const shown = [...plan]
    .sort((a, b) => Number(b.effect === 'refused') - Number(a.effect === 'refused'))
    .slice(0, mostShown)
  const faults: Partial<Record<string, string>> = words.faults
  return (
    <>
      <ul className="a-items">
        {shown.map(({ line, from, to, effect, fault }) => (
          <li key={line}>
            <b className="a-nowrap">{line}</b>
            <span>
              {readable(from)} → {readable(to)}
            </span>
            <small>
              {(fault && faults[fault]) ?? words.effects[effect]}
              {!fault && coversPages(from) && ` · ${words.answers.covers}`}
            </small>
          </li>
        ))}
      </ul>
      {plan.length > shown.length && <p className="a-foot">{LL.more({ n: plan.length - shown.length })}</p>}
    </>
  )
}
