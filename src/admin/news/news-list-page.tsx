// biome-ignore-all lint/a11y/noRedundantRoles: where a phone makes grids of rows, a browser no longer takes them for a table
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { type FormEvent, useState } from 'react'
import type { EditingList } from '#api/news/editing/editing-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Badge, Banner, Empty, Failed, LoadingRows } from '../ui/state.tsx'
import { createArticle } from './news.functions.ts'
import { type NewsFilter, newsCategories } from './news-filter.ts'
import { staffNewsQuery } from './news-queries.ts'
import { NewsStatus } from './news-status.tsx'

type Item = EditingList['items'][number]

/** All articles with where their languages stand, by view, category and words. */
export function NewsListPage({ filter }: { filter: NewsFilter }) {
  const words = useWords('admin-news').list
  const LL = useLL()
  const news = useInfiniteQuery(staffNewsQuery(filter))
  const pages = news.data?.pages ?? noPages
  const counts = pages[0]?.counts
  const items = pages.flatMap((page) => page.items)
  return (
    <>
      <PageHeader title={words.title} {...(counts && { count: counts.all })}>
        <CreateButton />
      </PageHeader>
      <NewsFilterBar filter={filter} counts={counts} />
      {news.isError && <Failed onRetry={() => void news.refetch()} />}
      {news.isSuccess && items.length === 0 ? (
        <Empty title={counts?.all === 0 ? words.empty : words.noMatch}>
          {counts?.all === 0 ? words.emptyText : words.noMatchText}
        </Empty>
      ) : (
        !news.isError && <NewsTable items={items} isLoading={news.isPending} />
      )}
      {items.length > 0 && (
        <p className="a-foot" role="status">
          {LL['admin-news'].list.shown({ n: items.length, all: counts?.all ?? items.length })}
          {news.hasNextPage && (
            <Button ghost disabled={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
              {words.more}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

const noPages: EditingList[] = []

function CreateButton() {
  const words = useWords('admin-news')
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const create = async () => {
    const outcome = await createArticle().catch(() => ({ ok: false, code: 'unavailable' }) as const)
    if (outcome.ok) await navigate({ to: '/admin/news/$id', params: { id: outcome.data.id } })
    else setFault(words.faults[outcome.code as keyof typeof words.faults] ?? words.faults.unavailable)
  }
  return (
    <>
      {fault && <Banner bad>{fault}</Banner>}
      <Button onClick={create}>
        <Icon name="plus" />
        {words.list.create}
      </Button>
    </>
  )
}

type FilterBarProps = { filter: NewsFilter; counts: EditingList['counts'] | undefined }

function NewsFilterBar({ filter, counts }: FilterBarProps) {
  const words = useWords('admin-news')
  const navigate = useNavigate()
  const show = (search: NewsFilter) => void navigate({ to: '/admin/news', search, replace: true })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { q: _, ...rest } = filter
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    show({ ...rest, ...(q && { q }) })
  }
  const { category: _, ...withoutCategory } = filter
  const { state: __, missing: ___, ...withoutView } = filter
  const views = [
    { name: words.list.all, search: {}, count: counts?.all },
    ...(['draft', 'scheduled', 'public', 'withdrawn'] as const).map((state) => ({
      ...{ name: words.states[state], search: { state }, count: counts?.[state] },
    })),
    { name: words.list.missingEn, search: { missing: 'en' as const }, count: counts?.missingEn },
  ]
  return (
    <search>
      <form className="a-bar1" onSubmit={search}>
        <nav className="a-views" aria-label={words.list.views}>
          {views.map(({ name, search, count }) => (
            <Link
              key={name}
              to="/admin/news"
              search={{ ...withoutView, ...search }}
              aria-current={isView(filter, search) ? 'true' : undefined}
            >
              {name}
              <b>{count}</b>
            </Link>
          ))}
        </nav>
        <label className="a-srch">
          <span className="vh">{words.list.search}</span>
          <input
            className="in"
            type="search"
            name="q"
            defaultValue={filter.q}
            placeholder={words.list.search}
          />
        </label>
        <label>
          <span className="vh">{words.list.category}</span>
          <select
            className="in"
            value={filter.category ?? ''}
            onChange={({ target }) => {
              const category = newsCategories.find((one) => one === target.value)
              show({ ...withoutCategory, ...(category && { category }) })
            }}
          >
            <option value="">{words.list.allCategories}</option>
            {newsCategories.map((category) => (
              <option key={category} value={category}>
                {words.categories[category]}
              </option>
            ))}
          </select>
        </label>
      </form>
    </search>
  )
}

function isView(filter: NewsFilter, view: NewsFilter): boolean {
  return filter.state === view.state && filter.missing === view.missing
}

const features = tableFeatures({})
const column = createColumnHelper<typeof features, Item>()
const columns = column.columns([
  column.display({ id: 'headline', cell: ({ row }) => <Headline item={row.original} /> }),
  column.display({ id: 'category', cell: ({ row }) => <Category item={row.original} /> }),
  column.display({ id: 'cn', cell: ({ row }) => <NewsStatus side={row.original.cn} /> }),
  column.display({ id: 'en', cell: ({ row }) => <NewsStatus side={row.original.en} /> }),
  column.display({ id: 'from', cell: ({ row }) => <PublicFrom item={row.original} /> }),
  column.accessor('hits', { id: 'hits', cell: ({ getValue }) => getValue().toLocaleString('en') }),
  column.accessor('changedBy', { id: 'last' }),
])
/** Columns that a phone leaves out, and how others are named there. */
const classOf: Record<string, string> = { category: 'lo', hits: 'r lo', last: 'lo' }

function NewsTable({ items, isLoading }: { items: Item[]; isLoading: boolean }) {
  const words = useWords('admin-news')
  const { headline, category, from, hits, last } = words.list
  const names: Record<string, string> = { headline, category, ...words.langs, from, hits, last }
  const table = useTable({ features, columns, data: items })
  return (
    <table className="a-t a-t--st a-list" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id = '' }) => (
            <th key={id} role="columnheader" scope="col" className={classOf[id]}>
              {names[id]}
            </th>
          ))}
        </tr>
      </thead>
      {isLoading ? (
        <LoadingRows columns={columns.length} />
      ) : (
        <tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id} role="row">
              {row.getAllCells().map((cell) =>
                cell.column.id === 'headline' ? (
                  <th key={cell.id} role="rowheader" scope="row">
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td
                    key={cell.id}
                    role="cell"
                    className={classOf[cell.column.id]}
                    data-l={{ cn: '\u4e2d', en: 'EN' }[cell.column.id]}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

function Headline({ item }: { item: Item }) {
  const words = useWords('admin-news').list
  const LL = useLL()
  const lang = useLocale()
  const other: Locale = lang === 'cn' ? 'en' : 'cn'
  const title = item.titles[lang] || item.titles[other] || words.untitled
  return (
    <>
      <Link className="a-open" to="/admin/news/$id" params={{ id: item.id }}>
        {title}
      </Link>{' '}
      {item.changed && <Badge>{words.changed}</Badge>}{' '}
      {item.editing.length > 0 && (
        <Badge hot>{LL['admin-news'].list.editing({ names: item.editing.join(', ') })}</Badge>
      )}
    </>
  )
}

function Category({ item }: { item: Item }) {
  return useWords('admin-news').categories[item.category]
}

/** What becomes public with its minute, what is with its day. */
function PublicFrom({ item }: { item: Item }) {
  const lang = useLocale()
  const next = [item.cn, item.en].find((side) => side?.state === 'scheduled')?.publicFrom
  if (next) return <time>{beijingTime(new Date(next).toISOString(), lang)}</time>
  return item.cn && item.cn.state !== 'draft' ? <time>{item.publishDate}</time> : null
}
