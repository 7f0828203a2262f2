import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { useLoadMore } from '#src/ui/use-load-more.ts'
import type { DownloadFilters } from './download-filters.ts'
import { DownloadForm } from './download-form.tsx'
import { useDownloadList } from './download-queries.ts'
import { type DownloadListPage, mostCounted } from './downloads.ts'
import { type AccountLinks, LoginGate } from './login-gate.tsx'
import { NoDownloads } from './no-downloads.tsx'
import { PackageRow, packageLinkId } from './package-row.tsx'

type Props = {
  filters: DownloadFilters
  /** where the list begins, for who came by Load More without JavaScript */
  cursor: string | undefined
  /** undefined for a visitor who is logged in */
  account: AccountLinks | undefined
}

/** Download search: packages by product, system, processor, version and words. */
export function DownloadSearchPage({ filters, cursor, account }: Props) {
  const words = useWords('downloads').list
  const LL = useLL()
  const list = useDownloadList(filters, cursor)
  const lang = useLocale()
  const { pages } = list.data
  const last = pages.at(-1)
  const added = last?.items[0]
  const { state, failed, link } = useLoadMore(list, added && packageLinkId(added))
  const items = pages.flatMap((page) => page.items)
  const staleSince = pages.find((page) => page.staleSince)?.staleSince
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        <DownloadForm filters={filters} />
        {account && <LoginGate links={account} />}
        {staleSince && <Note>{LL.downloads.list.stale({ date: staleSince })}</Note>}
        <ResultCount pages={pages} q={filters.q} />
        {items.length > 0 ? (
          <>
            <h2 className="vh">{words.results}</h2>
            <Rows>
              {items.map((item) => (
                <PackageRow key={item.id} item={item} loggedIn={!account} />
              ))}
            </Rows>
            <LoadMore state={state} loadingText={words.loading} endText={words.noMore}>
              {failed && <p role="alert">{words.loadFailed}</p>}
              <Link
                {...link}
                to="/$lang/download/search"
                params={{ lang }}
                search={{ ...filters, ...(last?.nextCursor ? { cursor: last.nextCursor } : {}) }}
              >
                {words.loadMore}
              </Link>
            </LoadMore>
          </>
        ) : (
          <NoDownloads available={pages[0]?.available ?? false} />
        )}
      </Band>
    </>
  )
}

/** Read out whenever a search has other results. */
function ResultCount({ pages, q }: { pages: readonly DownloadListPage[]; q: string | undefined }) {
  const { list: messages } = useLL().downloads
  const total = pages[0]?.available ? pages[0].total : undefined
  return (
    <Note live>
      {total === null && messages.countMany({ n: mostCounted })}
      {typeof total === 'number' && (q ? messages.countFor({ q, n: total }) : messages.count({ n: total }))}
    </Note>
  )
}
