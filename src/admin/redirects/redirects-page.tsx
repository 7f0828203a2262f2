import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Redirect, RedirectList } from '#api/redirects/redirect-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Empty, Failed, LoadingRows } from '../ui/state.tsx'
import { readable } from './readable.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { getRedirects } from './redirects.functions.ts'

const redirectsQuery = queryOptions({
  queryKey: ['staff', 'redirects'],
  queryFn: () => getRedirects(),
  staleTime: 10_000,
})

/** Redirects, and addresses that lead nowhere. `?from=` opens the dialog for one of them. */
export function RedirectsPage() {
  const words = useWords('admin-leads').redirects
  const { from } = useSearch({ from: '/admin/_staff/redirects' })
  const [open, setOpen] = useState<Partial<Redirect> | undefined>(from ? { from } : undefined)
  const list = useQuery(redirectsQuery)
  const queryClient = useQueryClient()
  const router = useRouter()
  const close = () => {
    setOpen(undefined)
    if (from) void router.navigate({ to: '/admin/redirects', replace: true })
    void queryClient.invalidateQueries(redirectsQuery)
  }
  return (
    <>
      <PageHeader title={words.title} {...(list.data ? { count: list.data.items.length } : {})}>
        <Button onClick={() => setOpen({})}>
          <Icon name="plus" />
          {words.add}
        </Button>
      </PageHeader>
      {list.isError && <Failed onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <table className="a-t">
          <LoadingRows columns={4} />
        </table>
      )}
      {list.data?.items.length === 0 && <Empty title={words.none}>{words.noneHint}</Empty>}
      {list.data && list.data.items.length > 0 && <Rows items={list.data.items} onOpen={setOpen} />}
      {list.data && <Missing missing={list.data.missing} onOpen={setOpen} />}
      {open && <RedirectDialog redirect={open} onClose={close} />}
    </>
  )
}

type Open = (redirect: Partial<Redirect>) => void

function Rows({ items, onOpen }: { items: readonly Redirect[]; onOpen: Open }) {
  const words = useWords('admin-leads').redirects
  const { states } = useWords('admin')
  const locale = useLocale()
  return (
    <table className="a-t">
      <thead>
        <tr>
          {[words.from, words.status, words.changed].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          <th scope="col">
            <span className="vh">{states.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((redirect) => (
          <tr key={redirect.id}>
            <th scope="row">
              {readable(redirect.from)}
              <small>→ {readable(redirect.to)}</small>
            </th>
            <td className="w">{words.statuses[redirect.status]}</td>
            <td className="w">{beijingTime(redirect.changedAt, locale)}</td>
            <td>
              <Button
                ghost
                onClick={() => onOpen(redirect)}
                aria-label={`${words.change}: ${readable(redirect.from)}`}
              >
                {words.change}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Missing({ missing, onOpen }: { missing: RedirectList['missing']; onOpen: Open }) {
  const words = useWords('admin-leads').redirects
  return (
    <section className="a-sec">
      <header>
        <h2>{words.missing}</h2>
        <b>{missing.length}</b>
      </header>
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
    </section>
  )
}
