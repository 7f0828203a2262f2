import { useInfiniteQuery } from '@tanstack/react-query'
import { newsCategories, type newsSorts } from '#contract/keys.ts'
import type { EditingList, EditingListItem } from '#contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { grouped } from '#src/site/written.ts'
import { Button } from '#src/ui/button.tsx'
import { type NewsFilter, newsStates, readNewsFilter } from '../filters.ts'
import { staffPages } from '../staff-api.ts'
import { beijingTime, dayText } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { ListPage } from '../ui/list/list-page.tsx'
import { Period } from '../ui/list/period.tsx'
import { Badge } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useNewDraft } from '../use-new-draft.ts'
import { NewsStatus } from './news-status.tsx'

type Item = EditingListItem

/** All articles with where their languages stand, by view, category and words. */
export function NewsListPage({ filter }: { filter: NewsFilter }) {
  const { list: words } = useWords('admin-news')
  const LL = useLL()
  const create = useNewDraft('news')
  const news = useInfiniteQuery(staffPages('news.list', filter))
  const pages = news.data?.pages ?? []
  const counts = pages[0]?.counts
  const items = pages.flatMap((page) => page.items)
  return (
    <ListPage
      title={words.title}
      count={counts?.all}
      query={news}
      filter={<NewsFilterBar filter={filter} counts={counts} people={pages[0]?.people ?? []} />}
      isEmpty={items.length === 0}
      none={
        counts?.all === 0
          ? { title: words.empty, text: words.emptyText }
          : { title: words.noMatch, text: words.noMatchText }
      }
      more={words.more}
      foot={
        items.length > 0 && LL['admin-news'].list.shown({ n: items.length, all: counts?.all ?? items.length })
      }
      actions={
        <Button aria-keyshortcuts="c" onClick={create}>
          <Icon name="plus" />
          {words.create}
        </Button>
      }
    >
      <NewsTable items={items} filter={filter} />
    </ListPage>
  )
}

type FilterBarProps = {
  filter: NewsFilter
  counts: EditingList['counts'] | undefined
  people: readonly string[]
}

function NewsFilterBar({ filter, counts, people }: FilterBarProps) {
  const words = useWords('admin-news')
  const { state, missing, ...rest } = filter
  const view = (name: string, count: number | undefined, search: NewsFilter) => ({
    name,
    count,
    search: { ...rest, ...search },
    isCurrent: state === search.state && missing === search.missing,
  })
  return (
    <FilterBar
      to="/admin/news"
      viewsLabel={words.list.views}
      views={[
        view(words.list.all, counts?.all, {}),
        ...newsStates.map((state) => view(words.states[state], counts?.[state], { state })),
        view(words.list.missingEn, counts?.missingEn, { missing: 'en' }),
      ]}
      searchFor={words.list.search}
      q={filter.q}
      choices={[
        {
          name: 'category',
          label: words.list.category,
          chosen: filter.category,
          none: words.list.allCategories,
          options: newsCategories.map((category) => [category, words.categories[category]]),
        },
        {
          name: 'by',
          label: words.list.by,
          chosen: filter.by,
          none: words.list.everybody,
          options: [...new Set(filter.by ? [...people, filter.by] : people)].map((name) => [name, name]),
        },
      ]}
      read={(typed) => readNewsFilter({ state, missing, sort: filter.sort, ...typed })}
    >
      <Period to="/admin/news" search={filter} />
    </FilterBar>
  )
}

type NewsTableProps = { items: Item[]; filter: NewsFilter }

function NewsTable({ items, filter }: NewsTableProps) {
  const words = useWords('admin-news')
  const locale = useLocale()
  const sorted = (sort: Sort, heading: string) => sortBy(filter, sort, heading)
  const { headline, category, from, hits, last } = words.list
  const columns: Column<Item>[] = [
    { id: 'headline', ...sorted('title', headline), cell: (item) => <Headline item={item} /> },
    {
      id: 'category',
      ...sorted('category', category),
      className: 'a-wide-only',
      cell: (item) => words.categories[item.category],
    },
    ...(['cn', 'en'] as const).map((lang) => ({
      id: lang,
      ...sorted(lang, words.langs[lang]),
      label: words.langs[lang],
      cell: (item: Item) => <NewsStatus side={item[lang]} />,
    })),
    { id: 'from', ...sorted('date', from), cell: (item) => <PublicFrom item={item} /> },
    {
      id: 'hits',
      ...sorted('hits', hits),
      className: 'a-number a-wide-only',
      cell: (item) => grouped(item.hits),
    },
    {
      id: 'last',
      ...sorted('changed', last),
      className: 'a-wide-only a-company',
      cell: ({ changedBy, changedAt }) => (
        <>
          <time>{changedAt > 0 && beijingTime(changedAt, locale, 'date')}</time>{' '}
          <UserText>{changedBy}</UserText>
        </>
      ),
    },
  ]
  return <DataTable className="a-table--news" columns={columns} rows={items} />
}

type Sort = (typeof newsSorts)[number]

/** What the list goes by, downwards, where its address does not say. */
const first: Sort = 'date'

/** The heading of a column that sorts the list: by it upwards, and downwards on the next click. A minus means downwards. */
function sortBy(filter: NewsFilter, sort: Sort, heading: string): Pick<Column<Item>, 'heading' | 'sort'> {
  const { sort: present = `-${first}`, ...rest } = filter
  const isUp = present === sort
  const isDown = present === `-${sort}`
  const next = isUp ? (`-${sort}` as const) : sort
  return {
    sort: isUp ? 'ascending' : isDown ? 'descending' : 'none',
    heading: (
      <Link to="/admin/news" search={next === `-${first}` ? rest : { ...rest, sort: next }}>
        {heading}
        {(isUp || isDown) && <Icon name={isUp ? 'up' : 'down'} small />}
      </Link>
    ),
  }
}

function Headline({ item }: { item: Item }) {
  const { list: words, review } = useWords('admin-news')
  const LL = useLL()
  const lang = useLocale()
  const other: Locale = lang === 'cn' ? 'en' : 'cn'
  const title = item.titles[lang] || item.titles[other] || words.untitled
  return (
    <>
      <Link className="a-row-link" to="/admin/news/$id" params={{ id: item.id }}>
        <UserText>{title}</UserText>
      </Link>{' '}
      {item.review && <Badge hot>{review.states[item.review.state]}</Badge>}{' '}
      {item.changed && <Badge>{words.changed}</Badge>}{' '}
      {item.editing.length > 0 && (
        <Badge hot>{LL['admin-news'].list.editing({ names: item.editing.join(', ') })}</Badge>
      )}
    </>
  )
}

/** What becomes public with its minute, what is with its day. */
function PublicFrom({ item }: { item: Item }) {
  const locale = useLocale()
  const next = [item.cn, item.en].find((side) => side?.state === 'scheduled')?.publicFrom
  if (next) return <time>{beijingTime(next, locale)}</time>
  if (!item.cn || item.cn.state === 'draft') return null
  return <time dateTime={item.publishDate}>{dayText(item.publishDate, locale)}</time>
}
