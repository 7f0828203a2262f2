import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textFields as fields } from '#contract/keys.ts'
import type { Revision, RevisionList } from '#contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { listText } from '../../list-text.ts'
import { staffQuery } from '../../staff-api.ts'
import { beijingTime } from '../../ui/beijing-time.ts'
import { Difference } from '../../ui/difference.tsx'
import { textOfBody } from '../../ui/fields/text-of-body.ts'
import { BackLink } from '../../ui/list/back-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Banner, Failed } from '../../ui/state.tsx'
import { useChange } from '../../ui/use-change.ts'
import { UserText } from '../../ui/user-text.tsx'

/** What was saved and published when and by whom, with the differences of two versions of a language. */
export function HistoryPage({ id }: { id: string }) {
  const { history: words, langs } = useWords('admin-news')
  const article = useSuspenseQuery(staffQuery('news.one', { id }))
  const { data } = useSuspenseQuery(staffQuery('news.revisions', { id }))
  const [lang, setLang] = useState(() => lastDifference(data.items)?.lang ?? 'cn')
  const versions = data.items.filter((one) => one.lang === lang)
  const [chosen, setChosen] = useState<{ old?: string; new?: string }>({})
  const newer = versions.find((one) => one.id === chosen.new) ?? lastDifference(versions) ?? versions[0]
  const older = versions.find((one) => one.id === chosen.old) ?? differingFrom(newer, versions)
  const after = useQuery(revisionQuery(id, newer))
  const before = useQuery(revisionQuery(id, older))
  const differs =
    before.data && after.data && fields.some((field) => before.data[field] !== after.data[field])
  const change = useChange()
  const [said, setSaid] = useState('')
  const restore = async (part: string) => {
    const { ok } = await change('news.restore', { id, version: article.data.version, part })
    setSaid(ok ? words.restored : '')
    if (ok) setChosen({})
  }
  return (
    <>
      <PageHeader
        title={words.title}
        windowTitle={words.title}
        hint={article.data[lang]?.title}
        back={<BackLink to="/admin/news/$id" params={{ id }} aria-label={words.back} />}
      >
        {(['cn', 'en'] as const).map((one) => (
          <Button key={one} ghost aria-pressed={one === lang} onClick={() => setLang(one)}>
            {langs[one]}
          </Button>
        ))}
        {older && differs && <Button onClick={() => void restore(older.id)}>{words.restore}</Button>}
      </PageHeader>
      {said && <Banner>{said}</Banner>}
      {newer ? (
        <div className="a-history">
          <Versions
            versions={versions}
            newer={newer}
            older={older}
            onChoose={(next) => setChosen({ ...chosen, ...next })}
          />
          {(before.isError || after.isError) && (
            <Failed
              error={before.error ?? after.error}
              onRetry={() => {
                void before.refetch()
                void after.refetch()
              }}
            />
          )}
          <div className="a-diff" aria-busy={!after.data || Boolean(older && !before.data)}>
            {after.data && (before.data || !older) && <Differences before={before.data} after={after.data} />}
          </div>
        </div>
      ) : (
        <Empty title={words.none} />
      )}
    </>
  )
}

type Listed = RevisionList['items'][number]

/** Of no version: what is not compared is not asked for. */
function revisionQuery(id: string, version: Listed | undefined) {
  return { ...staffQuery('news.revision', { id, part: version?.id ?? '' }), enabled: version !== undefined }
}

/** The newest version with another text than the one it is compared with. */
function lastDifference(items: Listed[]): Listed | undefined {
  return items.find((one) =>
    differingFrom(
      one,
      items.filter(({ lang }) => lang === one.lang),
    ),
  )
}

/** What a version is compared with, where its text is another one. */
function differingFrom(newer: Listed | undefined, versions: Listed[]): Listed | undefined {
  const base = comparedWith(newer, versions)
  if (!newer || !base) return undefined
  const since = versions.slice(versions.indexOf(newer), versions.indexOf(base))
  return since.some(({ changes }) => changes.length > 0) ? base : undefined
}

const isPublic = ({ action }: Listed) => action === 'published' || action === 'corrected'

/** What readers had before for what they have now; for a draft the one before it. */
function comparedWith(newer: Listed | undefined, versions: Listed[]): Listed | undefined {
  if (!newer) return undefined
  const earlier = versions.slice(versions.indexOf(newer) + 1)
  return (isPublic(newer) ? earlier.find(isPublic) : undefined) ?? earlier[0]
}

type VersionsProps = {
  versions: Listed[]
  newer: Listed
  older: Listed | undefined
  onChoose: (choice: { old?: string; new?: string }) => void
}

function Versions({ versions, newer, older, onChoose }: VersionsProps) {
  const words = useWords('admin-news').history
  const names = useFieldNames()
  const LL = useLL()['admin-news'].history
  const lang = useLocale()
  return (
    <form className="a-versions" aria-label={words.versions}>
      <p className="a-foot">
        <span>{words.old}</span>
        <span>{words.new}</span>
      </p>
      <ol>
        {versions.map((one) => {
          const isAlone = versions.every((other) => other === one || minuteOf(other) !== minuteOf(one))
          const time = beijingTime(one.madeAt, lang, isAlone ? 'full' : 'second')
          const at = one.madeAt === 0 ? words.program : time
          const fields = listText(
            one.changes.map((field) => names[field]),
            lang,
          )
          return (
            <li key={one.id} className={one.action === 'published' ? 'is-pub' : undefined}>
              {(['old', 'new'] as const).map((which) => (
                <input
                  key={which}
                  type="radio"
                  name={which}
                  aria-label={LL.choose({ which: words[which], at })}
                  checked={(which === 'old' ? older : newer)?.id === one.id}
                  onChange={() => onChoose({ [which]: one.id })}
                />
              ))}
              <span>
                <time>{at}</time>{' '}
                <UserText>{one.staffName === 'command' ? words.command : one.staffName}</UserText>
                <small className="a-subline">
                  {[
                    words.actions[one.action],
                    one !== versions.at(-1) && (fields ? LL.changes({ fields }) : words.same),
                    one.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
    </form>
  )
}

const minuteOf = ({ madeAt }: Listed) => Math.floor(madeAt / 60_000)

/** Of two versions of a language, or the text of one. */
function Differences({ before, after }: { before: Revision | undefined; after: Revision }) {
  const { history } = useWords('admin-news')
  const names = useFieldNames()
  return (
    <table className="a-table a-table--keep a-difference">
      <tbody>
        {fields.map((field) => {
          const fresh = textOfBody(after[field])
          const old = before && textOfBody(before[field])
          return (
            <tr key={field}>
              <th scope="row">{names[field]}</th>
              <td lang={languageTag(after.lang)} className="a-kept-lines">
                {old === undefined ? (
                  fresh
                ) : old !== fresh ? (
                  <Difference before={old} after={fresh} />
                ) : (
                  <span className="a-muted">
                    {before?.[field] === after[field] ? history.unchanged : history.format}
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What the fields of a text are called. */
function useFieldNames() {
  const { editor } = useWords('admin-news')
  return { title: editor.headline, summary: editor.summary, bodyHtml: editor.body }
}
