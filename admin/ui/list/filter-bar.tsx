import type { FormEvent, ReactNode } from 'react'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import { textLang } from '../user-text.tsx'

type FilterBarProps = {
  /** the list whose address has the filter */
  to: '/admin/news' | '/admin/packages' | '/admin/leads'
  views: readonly { name: string; search: object; count: number | undefined; isCurrent: boolean }[]
  viewsLabel: string
  /** what stands after them */
  viewsAction?: ReactNode
  searchFor: string
  q: string | undefined
  choices: readonly ChoiceProps[]
  /** @param typed what the fields hold @returns the search of the address */
  read: (typed: Record<string, unknown>) => object
  /** further fields */
  children?: ReactNode
}

/** Views with their counts, and a form; both are addresses. */
export function FilterBar(props: FilterBarProps) {
  const { to, views, viewsLabel, viewsAction, searchFor, q, choices, read, children } = props
  const navigate = useNavigate()
  const form = useFilterForm({ q: q ?? '' })
  const show = (event: FormEvent<HTMLFormElement>) =>
    submitByScript(event, (form) => navigate({ to, search: read(Object.fromEntries(new FormData(form))) }))
  return (
    <search>
      <form className="a-filter-bar" ref={form} onSubmit={show}>
        <nav className="a-view-links" aria-label={viewsLabel}>
          {views.map(({ name, search, count, isCurrent }) => (
            <Link
              key={JSON.stringify([name, search])}
              to={to}
              search={search}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <b>{count}</b>}
            </Link>
          ))}
          {viewsAction}
        </nav>
        <div className="a-filters">
          <SearchBox label={searchFor} initial={q} most={64} />
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} />
          ))}
          {children}
        </div>
      </form>
    </search>
  )
}

type SearchBoxProps = {
  label: string
  initial?: string | undefined
  most: number
  onType?: (text: string) => void
}

/** Words to look for; a form sends them as `q` by Enter. */
export function SearchBox({ label, initial, most, onType }: SearchBoxProps) {
  return (
    <label className="a-search">
      <span className="vh">{label}</span>
      <input
        className="in"
        type="search"
        name="q"
        maxLength={most}
        placeholder={label}
        aria-keyshortcuts="/"
        defaultValue={initial}
        onChange={({ target }) => onType?.(target.value)}
      />
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  chosen?: string | undefined
  /** what no choice is called, where that is one */
  none?: string | undefined
  options: readonly (readonly [value: string, text: string])[]
  /** its form is sent without it */
  onChoose?: (value: string) => void
}

/** A choice that takes effect at once. */
export function Choice({ name, label, chosen = '', none, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span className="vh">{label}</span>
      <select
        className="in"
        name={name}
        value={chosen}
        onChange={({ target }) => (onChoose ? onChoose(target.value) : target.form?.requestSubmit())}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value} lang={textLang(text)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
