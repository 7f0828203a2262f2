import { useQuery } from '@tanstack/react-query'
import type { RedirectBody } from '#api/contract/redirect-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { staffQuery } from '../staff-api.ts'
import { Section } from '../ui/section.tsx'
import type { ListDefinition } from './kept-list-page.tsx'
import { RedirectCsv } from './redirect-csv.tsx'

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
  const url = URL.parse(address.trim(), 'http://own.invalid')
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
