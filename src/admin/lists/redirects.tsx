import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RedirectBody } from '#api/contract/redirect-schema.ts'
import { parseUrl } from '#api/contract/typed-text.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { areaKey, changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Section } from '../ui/section.tsx'
import type { ListDefinition } from './kept-list-page.tsx'

export const redirects: ListDefinition<'redirects'> = {
  nameOf: ({ from }) => readable(from),
  columns: (words) => [
    {
      ...{ id: 'from', heading: words.from },
      cell: ({ from, to }) => (
        <>
          {readable(from)}
          <small>→ {readable(to)}</small>
        </>
      ),
    },
    { id: 'status', heading: words.status, className: 'w', cell: ({ status }) => words.statuses[status] },
  ],
  fields: ({ hint, statuses }) => [
    {
      ...{ name: 'from', maxLength: 400, required: true, show: readable },
      hintOf: (typed) => (
        <>
          {hint} <AddressAnswer address={typed} isOld />
        </>
      ),
    },
    {
      ...{ name: 'to', maxLength: 400, required: true, show: readable },
      hintOf: (typed) => <AddressAnswer address={typed} isOld={false} />,
    },
    { name: 'status', options: Object.entries(statuses) },
  ],
  bodyOf: ({ from = '', to = '', status }) => ({ from, to, status: status === '302' ? 302 : 301 }),
  start: ({ path }) => (path?.startsWith('/') ? { from: path } : undefined),
  More: ({ items, onAdd }) => (
    <>
      <RedirectCsv items={items} />
      <Missing onAdd={onAdd} />
    </>
  ),
}

/** Paths that visitors asked for in vain. */
function Missing({ onAdd }: { onAdd: (start: Partial<RedirectBody>) => void }) {
  const words = useWords('admin-lists').lists.redirects
  const { data } = useQuery(staffQuery('redirects.missing'))
  return (
    <Section title={words.missing} count={data?.items.length ?? 0}>
      {data?.items.length === 0 && <p className="a-foot">{words.noMissing}</p>}
      <ul className="a-li">
        {data?.items.map(({ path, count, lastDay }) => (
          <li key={path}>
            <b className="a-num">{count}</b>
            <span>{readable(path)}</span>
            <Button
              ghost
              onClick={() => onAdd({ from: path })}
              aria-label={`${words.add}: ${readable(path)}`}
            >
              {words.add}
            </Button>
            <small>
              {words.last} {lastDay}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Says what a visitor gets at an address of this site at present, while it is typed. @param isOld of a redirect */
function AddressAnswer({ address, isOld }: { address: string; isOld: boolean }) {
  const { answers } = useLL()['admin-lists'].lists.redirects
  const url = parseUrl(address.trim(), 'http://own.invalid')
  const { data } = useQuery({
    queryKey: ['answer', url?.pathname, url?.search],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      signal.throwIfAborted()
      // HEAD is not counted as a visit that found nothing
      const asked = { method: 'HEAD', credentials: 'omit', signal } as const
      // biome-ignore lint/style/noRestrictedGlobals: the way to this site, not to the upstream
      const answer = await fetch(`${url?.pathname}${url?.search}`, asked)
      const { status, ok, redirected } = answer
      const { pathname, search } = new URL(answer.url)
      return { status, ok, redirected, path: readable(pathname + search) }
    },
    enabled: address.trim().startsWith('/') && url?.host === 'own.invalid',
    retry: false,
  })
  if (!data) return null
  const { status, ok, redirected, path } = data
  if (!isOld) return <>{ok ? answers.leadsTo({ path }) : answers.missing({ status })}</>
  if (redirected) return <>{answers.leadsTo({ path })}</>
  return <>{ok ? answers.page() : status === 404 && answers.free()}</>
}

/** A path as people write it. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Redirects as a table for spreadsheets, and back from one. */
function RedirectCsv({ items }: { items: readonly RedirectBody[] }) {
  const words = useLL()['admin-lists'].lists.redirects
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const save = () => {
    const lines = [words.from(), ...items.map(({ from, to, status }) => `"${from}","${to}",${status}`)]
    saveFile(
      'redirects.csv',
      new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' }),
    )
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
