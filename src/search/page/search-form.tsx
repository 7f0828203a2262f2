import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Search } from '#src/ui/search.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import { mostLetters, readSearchQuery, type SearchQuery } from '../search-query.ts'

/** The search box. A plain GET form; with JavaScript a search takes effect without a reload. */
export function SearchForm({ query: { q = '', kind } }: { query: SearchQuery }) {
  const words = useWords('search').form
  const lang = useLocale()
  const navigate = useNavigate()
  const form = useFilterForm({ q })
  async function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { q, kind } = readSearchQuery(Object.fromEntries(new FormData(event.currentTarget)))
    await navigate({ to: '/$lang/search', params: { lang }, search: { q, kind }, resetScroll: false })
  }
  return (
    <Search
      id="site-q"
      label={words.q}
      button={words.submit}
      input={{ name: 'q', defaultValue: q, placeholder: words.placeholder, maxLength: mostLetters }}
      aria-label={words.label}
      action={`/${lang}/search`}
      ref={form}
      onSubmit={show}
    >
      {kind && <input type="hidden" name="kind" value={kind} />}
    </Search>
  )
}
