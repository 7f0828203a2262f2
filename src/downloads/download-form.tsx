import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { productKeys, productNames } from '#src/site/products.ts'
import { moreClass } from '#src/ui/button.tsx'
import { Search } from '#src/ui/search.tsx'
import { useChanged } from '#src/ui/use-changed.ts'
import { useEarlyChoice } from '#src/ui/use-early-choice.ts'
import './download-form.css'
import { cpus, type DownloadFilters, platforms, readDownloadSearch } from './download-filters.ts'

/**
 * Search box and filters. A plain GET form; with JavaScript a search takes effect without a reload, in the address
 * too, so that a result can be shared, reloaded and gone back to.
 */
export function DownloadForm({ filters }: { filters: DownloadFilters }) {
  const { form: words } = useWords('downloads').list
  const lang = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { q = '', product = '', platform = '', cpu = '', version = '' } = filters
  useEarlyChoice(form, { product, platform, cpu })
  // the address decides what the fields hold, after Back and Clear too; a field being typed in is left alone
  const values = { q, product, platform, cpu, version }
  useChanged(JSON.stringify(values), () => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (field && (field !== document.activeElement || field.tagName === 'SELECT')) field.value = value
    }
  })
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
  return (
    <div className="dl-filters">
      <Choice
        name="product"
        label={words.list.form.product}
        chosen={filters.product}
        options={productKeys.map((key) => [key, productNames[key]])}
      />
      <Choice
        name="platform"
        label={words.list.form.platform}
        chosen={filters.platform}
        options={platforms.map((key) => [key, words.platforms[key]])}
      />
      <Choice
        name="cpu"
        label={words.list.form.cpu}
        chosen={filters.cpu}
        options={cpus.map((key) => [key, words.cpus[key]])}
      />
      <div className="fld">
        <label htmlFor="download-version">{words.labels.version}</label>
        <input
          className="in num"
          id="download-version"
          name="version"
          defaultValue={filters.version}
          maxLength={20}
          autoComplete="off"
        />
      </div>
    </div>
  )
}

type ChoiceProps = {
  name: string
  label: string
  chosen: string | undefined
  options: readonly (readonly [key: string, words: string])[]
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const { all } = useWords('downloads').list.form
  return (
    <div className="fld">
      <label htmlFor={`download-${name}`}>{label}</label>
      <select className="in" id={`download-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
