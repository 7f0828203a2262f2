import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchAnswer, VainSearches } from '#contract/search-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { isLocale, languageTag, locales } from '#src/site/locale.ts'
import { Button, Buttons } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { areaKey, changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { AddressAnswer } from '../ui/fields/address-answer.tsx'
import type { Column } from '../ui/list/data-table.tsx'
import { EntriesPage } from '../ui/list/entries-page.tsx'
import { ListState } from '../ui/list/list-page.tsx'
import { Section } from '../ui/section.tsx'

type Vain = VainSearches['items'][number]

/** What the site's search knows beyond the pages: synonyms and pinned results; and what was searched for in vain. */
export function SearchesPage() {
  const words = useWords('admin-searches')
  const lang = useLocale()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Partial<SearchAnswer>>()
  const query = useQuery(staffQuery('searches.list'))
  const close = () => {
    setOpen(undefined)
    void queryClient.invalidateQueries({ queryKey: areaKey('searches') })
  }
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
      className: 'w',
      cell: ({ changedAt }) => beijingTime(changedAt, lang),
    },
  ]
  return (
    <EntriesPage
      words={words}
      query={query}
      columns={columns}
      nameOf={({ words }) => words}
      open={open}
      onOpen={setOpen}
      onClose={close}
      form={(answer) => <AnswerForm answer={answer} onDone={close} />}
    >
      <InVain onAnswer={(words) => setOpen({ words })} onChanged={close} />
    </EntriesPage>
  )
}

/** @param answer without an id it is new */
function AnswerForm({ answer, onDone }: { answer: Partial<SearchAnswer>; onDone: () => void }) {
  const words = useWords('admin-searches')
  const { id, version } = answer
  const [path, setPath] = useState(answer.path ?? '')
  const known = id && version ? { id, version } : undefined
  const send = (form: (name: string) => string): Promise<Outcome<unknown>> => {
    if (known && form('action') === 'remove') return changeApi('searches.remove', known)
    const body = { words: form('words'), same: form('same'), path: form('path') }
    return known ? changeApi('searches.change', { ...known, body }) : changeApi('searches.add', { body })
  }
  return (
    <ActionForm
      submit={words.save}
      faults={words.faults}
      send={send}
      onDone={onDone}
      onCancel={onDone}
      remove={known && words.remove}
    >
      {(ofField) =>
        (['words', 'same', 'path'] as const).map((name) => (
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
            defaultValue={answer[name]}
            error={ofField(name)}
          />
        ))
      }
    </ActionForm>
  )
}

type InVainProps = { onAnswer: (words: string) => void; onChanged: () => void }

/** Searches of visitors that found nothing. */
function InVain({ onAnswer, onChanged }: InVainProps) {
  const words = useWords('admin-searches')
  const query = useQuery(staffQuery('searches.vain'))
  const items = query.data?.items ?? []
  const dismiss = async ({ words, lang }: Vain) => {
    if (!isLocale(lang)) return
    await changeApi('searches.dismiss', { body: { words, lang } })
    onChanged()
  }
  return (
    <Section title={words.vain} count={query.data?.items.length}>
      <ListState query={query}>
        {items.length === 0 && <p className="a-foot">{words.noVain}</p>}
        <ul className="a-li">
          {items.map((item) => (
            <li key={`${item.lang} ${item.words}`}>
              <b className="a-num">{item.count}</b>
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
