import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchAnswer } from '#contract/search-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { isLocale, languageTag, locales } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { AddressAnswer } from '../ui/fields/address-answer.tsx'
import type { Column } from '../ui/list/data-table.tsx'
import { EntriesPage, type EntryFields } from '../ui/list/entries-page.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { Section } from '../ui/section.tsx'
import { useChange } from '../ui/use-change.ts'

/** What the site's search knows beyond the pages: synonyms and pinned results; and what was searched for in vain. */
export function SearchesPage() {
  const words = useWords('admin-searches')
  const lang = useLocale()
  const columns: Column<SearchAnswer>[] = [
    {
      id: 'words',
      heading: words.words,
      cell: ({ words, same, path }) => (
        <>
          {words}
          {same && <small>= {same}</small>}
          {path && <small>→ {path}</small>}
        </>
      ),
    },
    {
      id: 'changed',
      heading: words.changed,
      className: 'a-desk-only',
      cell: ({ changedAt }) => beijingTime(changedAt, lang),
    },
  ]
  return (
    <EntriesPage
      area="searches"
      words={words}
      columns={columns}
      nameOf={({ words }) => words}
      form={{
        fields: AnswerFields,
        bodyOf: (form) => ({ words: form('words'), same: form('same'), path: form('path') }),
      }}
    >
      {(open) => <InVain onAnswer={(words) => open({ words })} />}
    </EntriesPage>
  )
}

function AnswerFields({ entry, ofField }: EntryFields<'searches'>) {
  const words = useWords('admin-searches')
  const [path, setPath] = useState(entry.path ?? '')
  return (['words', 'same', 'path'] as const).map((name) => (
    <TextField
      key={name}
      id={`searches-${name}`}
      name={name}
      label={words[name]}
      hint={
        <>
          {words.hints[name]} {name === 'path' && <AddressAnswer address={path} langs={locales} />}
        </>
      }
      hintLive={name === 'path'}
      onChange={({ target }) => name === 'path' && setPath(target.value)}
      maxLength={300}
      required={name === 'words'}
      autoComplete="off"
      defaultValue={entry[name]}
      error={ofField(name)}
    />
  ))
}

/** Searches of visitors that found nothing. */
function InVain({ onAnswer }: { onAnswer: (words: string) => void }) {
  const words = useWords('admin-searches')
  const query = useQuery(staffQuery('searches.vain'))
  const items = query.data?.items ?? []
  const change = useChange()
  const dismiss = ({ words, lang }: (typeof items)[number]) => {
    if (isLocale(lang)) void change('searches.dismiss', { body: { words, lang } })
  }
  return (
    <Section title={words.vain} count={query.data?.items.length}>
      <ListState query={query}>
        {items.length === 0 && <p className="a-foot">{words.noVain}</p>}
        <ul className="a-items">
          {items.map((item) => (
            <li key={`${item.lang} ${item.words}`}>
              <b className="a-nowrap">{item.count}</b>
              <span lang={isLocale(item.lang) ? languageTag(item.lang) : undefined}>{item.words}</span>
              <Buttons>
                <Button
                  ghost
                  onClick={() => onAnswer(item.words)}
                  aria-label={`${words.answer}: ${item.words}`}
                >
                  {words.answer}
                </Button>
                <Button ghost onClick={() => dismiss(item)} aria-label={`${words.dismiss}: ${item.words}`}>
                  {words.dismiss}
                </Button>
              </Buttons>
              <small>
                {words.last} {item.lastDay}
              </small>
            </li>
          ))}
        </ul>
      </ListState>
    </Section>
  )
}
