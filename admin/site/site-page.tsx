import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Fragment, useState } from 'react'
import { may } from '#contract/permissions.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Button } from '#src/ui/button.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import type { Outcome } from '../read-staff.server.ts'
import { useStaff } from '../staff.ts'
import { beijingTime, momentOf } from '../ui/beijing-time.ts'
import { BeijingField } from '../ui/fields/beijing-field.tsx'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { SearchBox } from '../ui/list/filter-bar.tsx'
import { ListPage } from '../ui/list/list-page.tsx'
import { ask } from '../ui/typing/ask.ts'
import { useChange } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import { PageLinks } from './page-links.tsx'
import type { FoundText } from './site-texts.server.ts'
import { siteTextsQuery } from './site-texts-query.ts'
import { beginningOf } from './text-name.ts'
import { isObsolete, stateOf, TextStatus, useChoiceName } from './text-state.tsx'

/** Every text of the site, found by its words, and those that staff have changed. */
export function SitePage({ q }: { q: string }) {
  const words = useWords('admin-site')
  const LL = useLL()['admin-site']
  const navigate = useNavigate()
  const form = useFilterForm({ q })
  const query = useQuery(siteTextsQuery(q))
  const { items: all = [], total = 0 } = query.data ?? {}
  // what was exported into the code is no change any more
  const items = q ? all : all.filter((text) => stateOf(text) !== 'code' || isObsolete(text))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const shown = items.filter(({ id }) => chosen.includes(id))
  const find = (typed: string) => navigate({ to: '/admin/site', search: { q: typed.trim() } })
  const found =
    q && total > 0 ? [LL.found({ total }), total > items.length && LL.shown({ shown: items.length })] : []
  return (
    <ListPage
      title={words.allTexts}
      actions={<Link to="/admin/site">{words.inPage}</Link>}
      count={q ? undefined : items.length}
      hint={found.filter(Boolean).join(' · ') || words.hint}
      query={query}
      isEmpty={items.length === 0}
      none={
        q ? { title: words.nothing, text: words.nothingHint } : { title: words.none, text: words.noneHint }
      }
      filter={
        <>
          <search>
            <form
              className="a-filter-bar"
              ref={form}
              onSubmit={(event) =>
                submitByScript(event, (form) => find(String(new FormData(form).get('q') ?? '')))
              }
            >
              <div className="a-filters">
                <SearchBox label={words.find} initial={q} most={100} />
                <Button type="submit">{words.go}</Button>
              </div>
            </form>
          </search>
          {!q && (
            <p className="a-foot">
              {words.chosen}
              {Object.entries(words.choices).map(([key, name]) => (
                <Fragment key={key}>
                  {' '}
                  <Link to="/admin/site" search={{ path: `home/${key}.shown` }}>
                    {name}
                  </Link>
                </Fragment>
              ))}
            </p>
          )}
        </>
      }
    >
      <TextTable items={items} chosen={chosen} onChoose={setChosen} />
      {shown.length > 0 && (
        <Batch texts={shown} onDone={(done) => setChosen((now) => now.filter((id) => !done.includes(id)))} />
      )}
    </ListPage>
  )
}

type TableProps = { items: FoundText[]; chosen: readonly string[]; onChoose: (ids: string[]) => void }

function TextTable({ items, chosen, onChoose }: TableProps) {
  const words = useWords('admin-site')
  const { states } = useWords('admin')
  const LL = useLL()['admin-site']
  const lang = useLocale()
  const choiceName = useChoiceName()
  const columns: Column<FoundText>[] = [
    {
      id: 'choose',
      heading: <span className="vh">{states.actions}</span>,
      cell: (text) =>
        text.edit?.changed &&
        !isObsolete(text) && (
          <input
            type="checkbox"
            aria-label={LL.choose({ text: beginningOf(text, lang) })}
            checked={chosen.includes(text.id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, text.id] : chosen.filter((id) => id !== text.id))
            }
          />
        ),
    },
    {
      id: 'text',
      heading: words.text,
      cell: (text) => (
        <>
          <Link className="a-row-link" to="/admin/site" search={{ path: text.id }}>
            {choiceName(text.id) ?? <span lang={languageTag('cn')}>{beginningOf(text, 'cn')}</span>}
          </Link>
          <small lang={languageTag('en')}>{beginningOf(text, 'en')}</small>
          <small className="a-muted">
            <PageLinks id={text.id} part={text.part} most={3} />
            {text.id}
          </small>
        </>
      ),
    },
    {
      id: 'state',
      heading: words.state,
      className: 'a-desk-only',
      cell: (text) => <TextStatus text={text} />,
    },
    {
      id: 'changed',
      heading: <span className="vh">{words.history}</span>,
      className: 'a-wide-only',
      cell: ({ edit }) =>
        edit && <UserText>{LL.by({ name: edit.changedBy, at: beijingTime(edit.changedAt, lang) })}</UserText>,
    },
  ]
  return <DataTable columns={columns} rows={items} named="text" />
}

/** What is done with several texts as one. */
function Batch({ texts, onDone }: { texts: readonly FoundText[]; onDone: (ids: string[]) => void }) {
  const words = useWords('admin-site')
  const mayPublish = may(useStaff().role, 'site.publish')
  const change = useChange({ faults: words.faults })
  const [at, setAt] = useState('')
  const items = texts.flatMap(({ edit }) => (edit ? [{ id: edit.id, version: edit.version }] : []))
  const run = async (work: Promise<Outcome<unknown>>) => {
    if ((await work).ok) onDone(texts.map(({ id }) => id))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    return run(
      mayPublish
        ? change('site.publish', { body: { items, at: momentOf(at) } })
        : change('site.review', { body: { items, ready: true } }),
    )
  }
  return (
    <form className="a-foot" onSubmit={send}>
      {mayPublish && (
        <BeijingField id="site-at" label={words.at} value={at} fault={undefined} onChange={setAt} />
      )}
      <Button type="submit">{mayPublish ? words.publishChosen : words.submitChosen}</Button>
      <Button
        ghost
        onClick={async () => {
          if (await ask(words.discard)) await run(change('site.discard', { body: { items } }))
        }}
      >
        {words.discardChosen}
      </Button>
    </form>
  )
}
