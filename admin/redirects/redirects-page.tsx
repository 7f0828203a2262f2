import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { coversPages } from '#contract/redirects/redirect-lookup.ts'
import type { Redirect, RedirectBody } from '#contract/redirects/redirect-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/form.tsx'
import { areaKey, staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { AddressAnswer, answerQuery, readable, sitePaths } from '../ui/fields/address-answer.tsx'
import { TextInput } from '../ui/fields/text-fields.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Column } from '../ui/list/data-table.tsx'
import { EntriesPage, type EntryFields } from '../ui/list/entries-page.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Section } from '../ui/section.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Where addresses lead that are no pages any more. @param path an old address to begin a redirect with */
export function RedirectsPage({ path }: { path?: string }) {
  const words = useWords('admin-redirects')
  const lang = useLocale()
  const navigate = useNavigate()
  const { data } = useQuery(staffQuery('redirects.list'))
  const columns: Column<Redirect>[] = [
    {
      id: 'from',
      heading: words.from,
      cell: ({ from, to }) => (
        <>
          {readable(from)}
          <small>→ {readable(to)}</small>
        </>
      ),
    },
    {
      id: 'status',
      heading: words.status,
      className: 'a-desk-only',
      cell: ({ status }) => words.statuses[status],
    },
    {
      id: 'changed',
      heading: words.changed,
      className: 'a-desk-only',
      cell: ({ changedAt }) => beijingTime(changedAt, lang),
    },
  ]
  return (
    <EntriesPage
      area="redirects"
      words={words}
      columns={columns}
      nameOf={({ from }) => readable(from)}
      begun={path?.startsWith('/') ? { from: path } : undefined}
      onClose={() => {
        if (path) void navigate({ to: '/admin/redirects', replace: true })
      }}
      form={{
        fields: RedirectFields,
        bodyOf: (form): RedirectBody => ({
          from: form('from'),
          to: form('to'),
          status: form('status') === '302' ? 302 : 301,
        }),
      }}
    >
      {(open) => (
        <>
          {data && <RedirectCsv items={data.items} />}
          <Missing onAdd={(from) => open({ from })} />
        </>
      )}
    </EntriesPage>
  )
}

function RedirectFields({ entry, ofField }: EntryFields<'redirects'>) {
  const words = useWords('admin-redirects')
  const [from, setFrom] = useState(readable(entry.from ?? ''))
  const [to, setTo] = useState(readable(entry.to ?? ''))
  return (
    <>
      <TextInput
        id="redirects-from"
        name="from"
        label={words.from}
        maxLength={400}
        required
        value={from}
        onType={setFrom}
        hint={
          <>
            {words.hint} <OldAddressAnswer address={from} />
          </>
        }
        hintLive
        error={ofField('from')}
      />
      <TextInput
        id="redirects-to"
        name="to"
        label={words.to}
        maxLength={400}
        required
        value={to}
        onType={setTo}
        hint={<AddressAnswer address={to} />}
        hintLive
        error={ofField('to')}
      />
      <SelectField
        id="redirects-status"
        name="status"
        label={words.status}
        chosen={String(entry.status ?? 301)}
        options={Object.entries(words.statuses)}
      />
    </>
  )
}

/** Whether a redirect from an address would be followed. */
function OldAddressAnswer({ address }: { address: string }) {
  const { answers } = useWords('admin-redirects')
  const { leadsTo } = useLL().admin.address
  const { data } = useQuery(answerQuery(sitePaths(address, [])[0]))
  if (coversPages(address.trim())) return answers.covers
  if (!data) return null
  const { status, ok, redirected, path } = data
  if (redirected) return leadsTo({ path })
  return ok ? answers.page : status === 404 && answers.free
}

/** Paths that visitors asked for in vain. */
function Missing({ onAdd }: { onAdd: (from: string) => void }) {
  const words = useWords('admin-redirects')
  const query = useQuery(staffQuery('redirects.missing'))
  const items = query.data?.items ?? []
  return (
    <Section title={words.missing} count={query.data?.items.length}>
      <ListState query={query}>
        {items.length === 0 && <p className="a-foot">{words.noMissing}</p>}
        <ul className="a-items">
          {items.map(({ path, count, lastDay }) => (
            <li key={path}>
              <b className="a-nowrap">{count}</b>
              <span>{readable(path)}</span>
              <Button ghost onClick={() => onAdd(path)} aria-label={`${words.add}: ${readable(path)}`}>
                {words.add}
              </Button>
              <small>
                {words.last} {lastDay}
              </small>
            </li>
          ))}
        </ul>
      </ListState>
    </Section>
  )
}

/** Redirects as a table for spreadsheets, and back from one. */
function RedirectCsv({ items }: { items: readonly RedirectBody[] }) {
  const words = useWords('admin-redirects')
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const save = () => {
    const heading = [words.from, words.to, words.status].join()
    const lines = [heading, ...items.map(({ from, to, status }) => `"${from}","${to}",${status}`)]
    saveFile(
      'redirects.csv',
      new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <div className="a-foot">
      <Button ghost onClick={save}>
        <Icon name="download" />
        {words.export}
      </Button>
      <Button ghost onClick={() => setOpen(true)}>
        {words.import}
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
