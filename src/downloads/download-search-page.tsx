import type { FormEvent } from 'react'
import { productKeys, productNames } from '#contract/products.ts'
import { useLL, useLocale, useSiteWords, useWords } from '#i18n/words.tsx'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Band } from '#src/ui/band.tsx'
import { moreClass } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { LoadMore } from '#src/ui/load-more.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Search } from '#src/ui/search.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import { useLoadMore } from '#src/ui/use-load-more.ts'
import { useDownloadList } from './download-queries.ts'
import { type DownloadFilters, type DownloadListPage, mostCounted, readDownloadSearch } from './downloads.ts'
import { type AccountLinks, LoginGate, NoDownloads, PackageTable, packageLinkId } from './package-table.tsx'
import '#src/ui/kinds.css'
import './downloads.css'
import { cpus, packageKinds, platforms } from '#contract/keys.ts'

type Props = {
  filters: DownloadFilters
  /** where the list begins, for visitors who came by Load More without JavaScript */
  cursor: string | undefined
  /** undefined for a visitor who is logged in */
  account: AccountLinks | undefined
}

/** Download search: packages by product, system, processor, version and words. */
export function DownloadSearchPage({ filters, cursor, account }: Props) {
  const words = useWords('downloads').list
  const { status } = useSiteWords()
  const list = useDownloadList(filters, cursor)
  const { pages } = list.data
  const counts = pages[0]?.counts
  const last = pages.at(-1)
  const added = last?.items[0]
  const { state, failed, offline, link } = useLoadMore(list, added && packageLinkId(added))
  const items = pages.flatMap((page) => page.items)
  const staleSince = pages.find((page) => page.staleSince)?.staleSince
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        <DownloadForm filters={filters} />
        <p>
          <Link to="/$lang/service/releases" search={filters.product ? { product: filters.product } : {}}>
            {words.releases}
          </Link>
        </p>
        {account && <LoginGate links={account} />}
        <HeldNote since={staleSince} />
        <ResultCount pages={pages} q={filters.q} />
        {counts && (
          <nav className="kinds" aria-label={words.form.product}>
            <ul>
              {counts.map(([product, total]) => (
                <li key={product}>
                  <Link to="/$lang/download/search" search={{ product }}>
                    {productNames[product]} {total}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {items.length > 0 ? (
          <>
            {counts ? <h2>{words.newest}</h2> : <h2 className="vh">{words.results}</h2>}
            <PackageTable items={items} loggedIn={!account} />
            <LoadMore state={state} loadingText={words.loading} endText={counts ? '' : words.noMore}>
              {failed && <p role="alert">{offline ? status.offlineMore : words.loadFailed}</p>}
              <Link
                {...link}
                to="/$lang/download/search"
                search={{ ...filters, ...(last?.nextCursor ? { cursor: last.nextCursor } : {}) }}
              >
                {words.loadMore}
              </Link>
            </LoadMore>
          </>
        ) : (
          <NothingFound page={pages[0]} filters={filters} loggedIn={!account} />
        )}
      </Band>
    </>
  )
}

type NothingFoundProps = { page: DownloadListPage | undefined; filters: DownloadFilters; loggedIn: boolean }

/** That there is nothing, and what comes nearest with what it lacks. */
function NothingFound({ page, filters, loggedIn }: NothingFoundProps) {
  const words = useWords('downloads')
  const messages = useLL().downloads.list.empty
  const { empty } = words.list
  const { items = [], leftOut } = page?.nearest ?? {}
  const named = {
    product: filters.product && productNames[filters.product],
    platform: filters.platform && words.platforms[filters.platform],
    cpu: filters.cpu && words.cpus[filters.cpu],
    kind: filters.kind && words.kinds[filters.kind],
    version: filters.version,
  }
  const lacking = [...(leftOut?.words ?? []), ...(leftOut?.filters ?? []).map((name) => named[name])]
  return (
    <>
      <NoDownloads />
      {items.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{empty.nearest}</h2>
          <p>{messages.without({ parts: lacking.join(empty.between) })}</p>
          <PackageTable items={items} loggedIn={loggedIn} />
        </section>
      )}
    </>
  )
}

/** Read out whenever a search has other results. */
function ResultCount({ pages, q }: { pages: readonly DownloadListPage[]; q: string | undefined }) {
  const { list: messages } = useLL().downloads
  const total = pages[0]?.total
  return (
    <Note live>
      {total === null && messages.countMany({ n: mostCounted })}
      {typeof total === 'number' && (q ? messages.countFor({ q, n: total }) : messages.count({ n: total }))}
    </Note>
  )
}

/**
 * Search box and filters. A plain GET form; with JavaScript a search takes effect without a reload, in the address
 * too, so that a result can be shared, reloaded and gone back to.
 */
function DownloadForm({ filters }: { filters: DownloadFilters }) {
  const { form: words } = useWords('downloads').list
  const lang = useLocale()
  const navigate = useNavigate()
  const { q = '', product = '', platform = '', cpu = '', kind = '', version = '' } = filters
  const form = useFilterForm({ q, product, platform, cpu, kind, version })
  const show = (event: FormEvent<HTMLFormElement>) =>
    submitByScript(event, (form) =>
      navigate({
        to: '/$lang/download/search',
        params: { lang },
        search: readDownloadSearch(Object.fromEntries(new FormData(form))),
        resetScroll: false,
      }),
    )
  return (
    <Search
      id="download-q"
      label={words.q}
      button={words.submit}
      input={{ name: 'q', defaultValue: q, placeholder: words.placeholder, maxLength: 64 }}
      aria-label={words.label}
      action={`/${lang}/download/search`}
      ref={form}
      onChange={(event) => event.target instanceof HTMLSelectElement && show(event)}
      onSubmit={show}
    >
      <FilterFields filters={filters} />
      {Object.values(filters).some(Boolean) && (
        <Link className={moreClass} to="/$lang/download/search" resetScroll={false}>
          {words.clear}
        </Link>
      )}
    </Search>
  )
}

function FilterFields({ filters }: { filters: DownloadFilters }) {
  const words = useWords('downloads')
  const { form } = words.list
  const choices = {
    product: productKeys.map((key) => [key, productNames[key]] as const),
    platform: platforms.flatMap((key) => (key === 'any' ? [] : [[key, words.platforms[key]] as const])),
    cpu: cpus.flatMap((key) => (key === 'any' ? [] : [[key, words.cpus[key]] as const])),
    kind: packageKinds.map((key) => [key, words.kinds[key]] as const),
  }
  return (
    <div className="dl-filters">
      {(['product', 'platform', 'cpu', 'kind'] as const).map((name) => (
        <SelectField
          key={name}
          id={`download-${name}`}
          name={name}
          label={form[name]}
          chosen={filters[name]}
          none={form.all}
          options={choices[name]}
        />
      ))}
      <TextField
        id="download-version"
        label={words.labels.version}
        name="version"
        defaultValue={filters.version}
        maxLength={20}
        autoComplete="off"
      />
    </div>
  )
}
