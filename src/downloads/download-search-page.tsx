import { useLL, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import type { DownloadFilters } from './download-filters.ts'
import { DownloadForm } from './download-form.tsx'
import { useDownloadList } from './download-queries.ts'
import { type DownloadListPage, mostCounted } from './downloads.ts'
import { LoadMoreDownloads } from './load-more-downloads.tsx'
import { type AccountLinks, LoginGate } from './login-gate.tsx'
import { NoDownloads } from './no-downloads.tsx'
import { PackageRow } from './package-row.tsx'

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
  const { pages } = list.data
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
            <LoadMoreDownloads filters={filters} list={list} />
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
