import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RedirectBody } from '#api/contract/redirect-schema.ts'
import { useLL } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { areaKey, changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveCsv } from '../ui/save-file.ts'

/** Redirects as a table for spreadsheets, and back from one. */
export function RedirectCsv({ items }: { items: readonly RedirectBody[] }) {
  const words = useLL()['admin-lists'].lists.redirects
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const save = () => {
    const lines = [words.from(), ...items.map(({ from, to, status }) => `"${from}","${to}",${status}`)]
    saveCsv('redirects', `\uFEFF${lines.join('\r\n')}\r\n`)
  }
  return (
    <div className="a-foot">
      <Button ghost onClick={save}>
        <Icon name="download" />
        {words.export()}
      </Button>
      <Button ghost onClick={() => setOpen(true)}>
        {words.import()}
      </Button>
      {open && (
        <ImportDialog
          onClose={() => {
            setOpen(false)
            void queryClient.invalidateQueries({ queryKey: areaKey('redirects') })
          }}
        />
      )}
    </div>
  )
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const { faults: words, lists } = useLL()['admin-lists']
  const LL = lists.redirects
  const [line, setLine] = useState('')
  const faults = Object.entries(words).map(([code, word]) => [
    code,
    line ? LL.line({ line, fault: word() }) : word(),
  ])
  return (
    <Dialog title={LL.import()} onClose={onClose}>
      <ActionForm
        submit={LL.import()}
        faults={{ ...Object.fromEntries(faults), unavailable: words.unavailable() }}
        send={async (_, data) => {
          const csv = textOf(await (data.get('file') as File).arrayBuffer())
          const outcome = await changeApi('redirects.csv', { body: { csv } })
          setLine(outcome.ok ? '' : (Object.keys(outcome.fields)[0] ?? ''))
          return outcome
        }}
        onDone={onClose}
        onCancel={onClose}
      >
        <FileField
          id="redirects-file"
          name="file"
          accept=".csv,.tsv,.txt"
          required
          label={LL.file()}
          hint={LL.fileHint()}
        />
      </ActionForm>
    </Dialog>
  )
}

/** Spreadsheets in China write GBK unless they are told otherwise. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
