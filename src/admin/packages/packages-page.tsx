import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { PackageItem, PackageList } from '#api/contract/package-schema.ts'
import { productKeys, productNames } from '#api/contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { sizeText } from '#src/ui/size-text.ts'
import { type Column, DataTable, ListState } from '../ui/data-table.tsx'
import { Choice, SearchBox } from '../ui/filter-bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { type PublishingState, Status } from '../ui/state.tsx'
import { AddPackage } from './add-package.tsx'
import { type PackageFilter, packageStates, readPackageFilter } from './package-filter.ts'
import { getStaffPackages } from './packages.functions.ts'

export function staffPackagesQuery(filter: PackageFilter) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'packages', 'list', filter],
    queryFn: ({ pageParam }) =>
      getStaffPackages({ data: { ...filter, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  })
}

/** What customers download, by state, product, system and words. */
export function PackagesPage({ filter }: { filter: PackageFilter }) {
  const words = useWords('admin-packages')
  const LL = useLL()
  const list = useInfiniteQuery(staffPackagesQuery(filter))
  const [adding, setAdding] = useState(false)
  const pages = list.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const counts = pages[0]?.counts
  const none = counts?.all === 0
  return (
    <>
      <PageHeader title={words.title} count={counts?.all}>
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {words.add}
        </Button>
      </PageHeader>
      <PackageFilterBar filter={filter} counts={counts} />
      <ListState query={list} foot={items.length > 0 && LL['admin-packages'].shown({ n: items.length })}>
        {items.length > 0 ? (
          <PackagesTable items={items} />
        ) : (
          <Empty
            title={none ? words.empty : words.noMatch}
            text={none ? words.emptyText : words.noMatchText}
          />
        )}
      </ListState>
      {adding && <AddPackage onClose={() => setAdding(false)} />}
    </>
  )
}

type FilterBarProps = { filter: PackageFilter; counts: PackageList['counts'] | undefined }

function PackageFilterBar({ filter, counts }: FilterBarProps) {
  const words = useWords('admin-packages')
  const { platforms } = useWords('downloads')
  const navigate = useNavigate()
  const { state: shown, ...rest } = filter
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const search = readPackageFilter({ state: shown, ...typed })
    void navigate({ to: '/admin/packages', search, replace: true })
  }
  return (
    <search>
      <form className="a-bar1" onSubmit={show}>
        <nav className="a-views" aria-label={words.views}>
          {([undefined, ...packageStates] as const).map((state) => (
            <Link
              key={state ?? 'all'}
              to="/admin/packages"
              search={state ? { ...rest, state } : rest}
              aria-current={state === shown ? 'true' : undefined}
            >
              {state ? words.states[state] : words.all}
              <b>{counts?.[state ?? 'all']}</b>
            </Link>
          ))}
        </nav>
        <SearchBox label={words.searchFor} initial={filter.q} most={64} />
        <Choice
          name="product"
          label={words.product}
          chosen={filter.product}
          none={words.allProducts}
          options={productKeys.map((key) => [key, productNames[key]])}
        />
        <Choice
          name="platform"
          label={words.platform}
          chosen={filter.platform}
          none={words.allPlatforms}
          options={Object.entries(platforms)}
        />
      </form>
    </search>
  )
}

function PackagesTable({ items }: { items: PackageItem[] }) {
  const words = useWords('admin-packages')
  const { labels } = useWords('downloads')
  const columns: Column<PackageItem>[] = [
    { id: 'name', heading: words.name, cell: (item) => <Name item={item} /> },
    { id: 'version', heading: labels.version, cell: ({ version }) => version },
    { id: 'product', heading: words.product, className: 'w', cell: (item) => productNames[item.product] },
    { id: 'size', heading: labels.size, className: 'r lo', cell: ({ size }) => sizeText(size) },
    {
      id: 'sha256',
      heading: labels.sha256,
      className: 'lo',
      cell: ({ sha256 }) => <code className="a-mono">{sha256.slice(0, 12)}…</code>,
    },
    { id: 'state', heading: words.state, cell: ({ state }) => <PackageStatus state={state} /> },
    { id: 'end', heading: labels.supportEnd, className: 'w', cell: ({ supportEnd }) => supportEnd },
  ]
  return <DataTable className="a-t--keep" columns={columns} rows={items} />
}

function Name({ item }: { item: PackageItem }) {
  const { platforms, cpus } = useWords('downloads')
  const lang = useLocale()
  return (
    <>
      <Link className="a-open" to="/admin/packages/$id" params={{ id: item.id }}>
        {item.name[lang]}
      </Link>
      <small>
        {platforms[item.platform]}, {cpus[item.cpu]}
      </small>
    </>
  )
}

const glyphs: Record<PackageItem['state'], PublishingState> = {
  draft: 'draft',
  public: 'live',
  withdrawn: 'gone',
}

/** Whether customers can have a package. */
export function PackageStatus({ state }: { state: PackageItem['state'] }) {
  return <Status state={glyphs[state]}>{useWords('admin-packages').states[state]}</Status>
}
