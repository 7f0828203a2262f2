import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Redirect, RedirectList } from '#api/contract/redirect-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { type Column, DataTable, ListState } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { readable } from './readable.ts'
import { RedirectCsv } from './redirect-csv.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { getRedirects } from './redirects.functions.ts'

const redirectsQuery = queryOptions({
  queryKey: ['staff', 'redirects'],
  queryFn: () => getRedirects(),
  staleTime: 10_000,
})

/** Redirects, and addresses that lead nowhere. `?path=` opens the dialog for one of them. */
export function RedirectsPage() {
  const words = useWords('admin-leads').redirects
  const { path } = useSearch({ from: '/admin/_staff/redirects' })
  const [open, setOpen] = useState<Partial<Redirect> | undefined>(path ? { from: path } : undefined)
  const list = useQuery(redirectsQuery)
  const { items = [], missing = [] } = list.data ?? {}
  const queryClient = useQueryClient()
  const router = useRouter()
  const close = () => {
    setOpen(undefined)
    if (path) void router.navigate({ to: '/admin/redirects', replace: true })
    void queryClient.invalidateQueries(redirectsQuery)
  }
  return (
    <>
      <PageHeader title={words.title} count={list.data?.items.length}>
        <Button onClick={() => setOpen({})}>
          <Icon name="plus" />
          {words.add}
        </Button>
      </PageHeader>
      <ListState query={list}>
        {items.length === 0 ? (
          <Empty title={words.none} text={words.noneHint} />
        ) : (
          <Rows items={items} onOpen={setOpen} />
        )}
        <RedirectCsv items={items} onChanged={close} />
        <Missing missing={missing} onOpen={setOpen} />
      </ListState>
      {open && <RedirectDialog redirect={open} onClose={close} />}
    </>
  )
}

type Open = (redirect: Partial<Redirect>) => void

function Rows({ items, onOpen }: { items: readonly Redirect[]; onOpen: Open }) {
  const words = useWords('admin-leads').redirects
  const { states } = useWords('admin')
  const locale = useLocale()
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
    { id: 'status', heading: words.status, className: 'w', cell: ({ status }) => words.statuses[status] },
    {
      id: 'changed',
      heading: words.changed,
      className: 'w',
      cell: ({ changedAt }) => beijingTime(changedAt, locale),
    },
    {
      id: 'actions',
      heading: <span className="vh">{states.actions}</span>,
      cell: (redirect) => (
        <Button
          ghost
          onClick={() => onOpen(redirect)}
          aria-label={`${words.change}: ${readable(redirect.from)}`}
        >
          {words.change}
        </Button>
      ),
    },
  ]
  return <DataTable columns={columns} rows={items} />
}

function Missing({ missing, onOpen }: { missing: RedirectList['missing']; onOpen: Open }) {
  const words = useWords('admin-leads').redirects
  return (
    <Section title={words.missing} count={missing.length}>
      {missing.length === 0 && <p className="a-foot">{words.noMissing}</p>}
      <ul className="a-li">
        {missing.map(({ path, count, lastDay }) => (
          <li key={path}>
            <b className="a-num">{count}</b>
            <span>{readable(path)}</span>
            <Button
              ghost
              onClick={() => onOpen({ from: path })}
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
