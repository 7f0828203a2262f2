import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { EditingList, EditingListItem } from '#api/contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { type Column, DataTable, ListState } from '../ui/data-table.tsx'
import { Choice, SearchBox } from '../ui/filter-bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Badge, Banner } from '../ui/state.tsx'
import { createArticle } from './news.functions.ts'
import { type NewsFilter, newsCategories, readNewsFilter } from './news-filter.ts'
import { staffNewsQuery } from './news-queries.ts'
import { NewsStatus } from './news-status.tsx'

type Item = EditingListItem

/** All articles with where their languages stand, by view, category and words. */
export function NewsListPage({ filter }: { filter: NewsFilter }) {
  const words = useWords('admin-news').list
  const LL = useLL()
  const news = useInfiniteQuery(staffNewsQuery(filter))
  const pages = news.data?.pages ?? []
  const counts = pages[0]?.counts
  const items = pages.flatMap((page) => page.items)
  return (
    <>
      <PageHeader title={words.title} count={counts?.all}>
        <CreateButton />
      </PageHeader>
      <NewsFilterBar filter={filter} counts={counts} />
      <ListState
        query={news}
        more={words.more}
        foot={
          items.length > 0 &&
          LL['admin-news'].list.shown({ n: items.length, all: counts?.all ?? items.length })
        }
      >
        {items.length > 0 ? (
          <NewsTable items={items} />
        ) : (
          <Empty
            title={counts?.all === 0 ? words.empty : words.noMatch}
            text={counts?.all === 0 ? words.emptyText : words.noMatchText}
          />
        )}
      </ListState>
    </>
  )
}

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
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const { state, missing } = filter
    void navigate({ to: '/admin/news', search: readNewsFilter({ state, missing, ...typed }), replace: true })
  }
  const { state: _, missing: __, ...withoutView } = filter
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
        <SearchBox label={words.list.search} initial={filter.q} most={64} />
        <Choice
          name="category"
          label={words.list.category}
          chosen={filter.category}
          none={words.list.allCategories}
          options={newsCategories.map((category) => [category, words.categories[category]])}
        />
      </form>
    </search>
  )
}

function isView(filter: NewsFilter, view: NewsFilter): boolean {
  return filter.state === view.state && filter.missing === view.missing
}

function NewsTable({ items }: { items: Item[] }) {
  const words = useWords('admin-news')
  const { headline, category, from, hits, last } = words.list
  const columns: Column<Item>[] = [
    { id: 'headline', heading: headline, cell: (item) => <Headline item={item} /> },
    {
      id: 'category',
      heading: category,
      className: 'lo',
      cell: (item) => words.categories[item.category],
    },
    { id: 'cn', heading: words.langs.cn, label: '\u4e2d', cell: ({ cn }) => <NewsStatus side={cn} /> },
    { id: 'en', heading: words.langs.en, label: 'EN', cell: ({ en }) => <NewsStatus side={en} /> },
    { id: 'from', heading: from, cell: (item) => <PublicFrom item={item} /> },
    { id: 'hits', heading: hits, className: 'r lo', cell: (item) => item.hits.toLocaleString('en') },
    { id: 'last', heading: last, className: 'lo', cell: ({ changedBy }) => changedBy },
  ]
  return <DataTable className="a-t--st" columns={columns} rows={items} />
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

/** What becomes public with its minute, what is with its day. */
function PublicFrom({ item }: { item: Item }) {
  const lang = useLocale()
  const next = [item.cn, item.en].find((side) => side?.state === 'scheduled')?.publicFrom
  if (next) return <time>{beijingTime(next, lang)}</time>
  return item.cn && item.cn.state !== 'draft' ? <time>{item.publishDate}</time> : null
}
