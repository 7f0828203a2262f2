import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PackageItem, PackageList } from '#contract/package-schema.ts'
import { productKeys, productNames } from '#contract/products.ts'
import { sizeText } from '#contract/texts/quantity.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { type PackageFilter, packageStates, readPackageFilter } from '../filters.ts'
import { staffPages } from '../staff-api.ts'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable, plain } from '../ui/list/data-table.tsx'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { ListPage } from '../ui/list/list-page.tsx'
import { Status } from '../ui/state.tsx'
import { AddPackage } from './add-package.tsx'

/** What customers download, by state, product, system and words. */
export function PackagesPage({ filter }: { filter: PackageFilter }) {
  const words = useWords('admin-packages')
  const LL = useLL()
  const list = useInfiniteQuery(staffPages('packages.list', filter))
  const [adding, setAdding] = useState(false)
  const pages = list.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const counts = pages[0]?.counts
  return (
    <ListPage
      title={words.title}
      count={counts?.all}
      query={list}
      filter={<PackageFilterBar filter={filter} counts={counts} />}
      isEmpty={items.length === 0}
      none={
        counts?.all === 0
          ? { title: words.empty, text: words.emptyText }
          : { title: words.noMatch, text: words.noMatchText }
      }
      foot={items.length > 0 && LL['admin-packages'].shown({ n: items.length })}
      actions={
        <>
          <Button onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {words.add}
          </Button>
          {adding && <AddPackage onClose={() => setAdding(false)} />}
        </>
      }
    >
      <PackagesTable items={items} />
    </ListPage>
  )
}

type FilterBarProps = { filter: PackageFilter; counts: PackageList['counts'] | undefined }

function PackageFilterBar({ filter, counts }: FilterBarProps) {
  const words = useWords('admin-packages')
  const { platforms, kinds } = useWords('downloads')
  const { state: shown, ...rest } = filter
  return (
    <FilterBar
      to="/admin/packages"
      viewsLabel={words.views}
      views={([undefined, ...packageStates] as const).map((state) => ({
        name: state ? words.states[state] : words.all,
        search: state ? { ...rest, state } : rest,
        count: counts?.[state ?? 'all'],
        isCurrent: state === shown,
      }))}
      searchFor={words.searchFor}
      q={filter.q}
      choices={[
        {
          name: 'product',
          label: words.product,
          chosen: filter.product,
          none: words.allProducts,
          options: productKeys.map((key) => [key, productNames[key]]),
        },
        {
          name: 'platform',
          label: words.platform,
          chosen: filter.platform,
          none: words.allPlatforms,
          options: Object.entries(platforms),
        },
        {
          name: 'kind',
          label: words.kind,
          chosen: filter.kind,
          none: words.all,
          options: Object.entries(kinds),
        },
      ]}
      read={(typed) => readPackageFilter({ state: shown, ...typed })}
    />
  )
}

function PackagesTable({ items }: { items: PackageItem[] }) {
  const words = useWords('admin-packages')
  const { labels } = useWords('downloads')
  const columns: Column<PackageItem>[] = [
    { id: 'name', heading: words.name, cell: (item) => <Name item={item} /> },
    plain('version', labels.version),
    {
      id: 'product',
      heading: words.product,
      className: 'a-desk-only',
      cell: (item) => productNames[item.product],
    },
    {
      id: 'size',
      heading: labels.size,
      className: 'a-number a-wide-only',
      cell: ({ size }) => sizeText(size),
    },
    {
      id: 'sha256',
      heading: labels.sha256,
      className: 'a-wide-only',
      cell: ({ sha256 }) => <code className="a-mono">{sha256.slice(0, 12)}…</code>,
    },
    { id: 'state', heading: words.state, cell: ({ state }) => <PackageStatus state={state} /> },
    plain('fixesUntil', labels.fixesUntil, 'a-desk-only'),
    plain('securityUntil', labels.securityUntil, 'a-desk-only'),
  ]
  return <DataTable columns={columns} rows={items} />
}

function Name({ item }: { item: PackageItem }) {
  const lang = useLocale()
  return (
    <>
      <Link className="a-row-link" to="/admin/packages/$id" params={{ id: item.id }}>
        {item.name[lang]}
      </Link>
      <small>{downloadInWords(lang, item).made}</small>
    </>
  )
}

/** Whether customers can have a package. */
export function PackageStatus({ state }: { state: PackageItem['state'] }) {
  return <Status state={state}>{useWords('admin-packages').states[state]}</Status>
}
