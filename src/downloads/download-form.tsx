import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { productKeys, productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { moreClass } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { Search } from '#src/ui/search.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import './download-form.css'
import { cpus, platforms } from '#api/contract/keys.ts'
import { type DownloadFilters, readDownloadSearch } from './download-filters.ts'

/**
 * Search box and filters. A plain GET form; with JavaScript a search takes effect without a reload, in the address
 * too, so that a result can be shared, reloaded and gone back to.
 */
export function DownloadForm({ filters }: { filters: DownloadFilters }) {
  const { form: words } = useWords('downloads').list
  const lang = useLocale()
  const navigate = useNavigate()
  const { q = '', product = '', platform = '', cpu = '', version = '' } = filters
  const form = useFilterForm({ q, product, platform, cpu, version })
  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await navigate({
      to: '/$lang/download/search',
      params: { lang },
      search: readDownloadSearch(Object.fromEntries(new FormData(event.currentTarget))),
      resetScroll: false,
    })
  }
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
        <Link className={moreClass} to="/$lang/download/search" params={{ lang }} resetScroll={false}>
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
    platform: platforms.map((key) => [key, words.platforms[key]] as const),
    cpu: cpus.map((key) => [key, words.cpus[key]] as const),
  }
  return (
    <div className="dl-filters">
      {(['product', 'platform', 'cpu'] as const).map((name) => (
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
