import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RevisionList } from '#api/contract/news-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { listText } from '../../list-text.ts'
import { changeApi, staffQuery } from '../../staff-api.ts'
import { beijingTime } from '../../ui/beijing-time.ts'
import { Difference } from '../../ui/difference.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Banner, Failed } from '../../ui/state.tsx'
import { useFaults } from '../../ui/use-faults.ts'
import { UserText } from '../../ui/user-text.tsx'
import { useFieldNames } from '../newest-note.tsx'
import { textOfBody } from './text-of-body.ts'

/** What was saved and published when and by whom, with the differences of two versions of a language. */
export function HistoryPage({ id }: { id: string }) {
  const { history: words, langs } = useWords('admin-news')
  const article = useSuspenseQuery(staffQuery('news.one', { id }))
  const { data, refetch } = useSuspenseQuery(staffQuery('news.revisions', { id }))
  const [lang, setLang] = useState(() => lastDifference(data.items)?.lang ?? 'cn')
  const versions = data.items.filter((one) => one.lang === lang)
  const [chosen, setChosen] = useState<{ old?: string; new?: string }>({})
  const newer = versions.find((one) => one.id === chosen.new) ?? lastDifference(versions) ?? versions[0]
  const older = versions.find((one) => one.id === chosen.old) ?? comparedWith(newer, versions) ?? newer
  const { fault, setOutcome } = useFaults(useWords('admin-news').faults)
  const [said, setSaid] = useState('')
  const restore = async (part: string) => {
    const outcome = await changeApi('news.restore', { id, version: article.data.version, part }).catch(
      () => undefined,
    )
    setOutcome(outcome)
    setSaid(outcome?.ok ? words.restored : '')
    if (outcome?.ok) setChosen({})
    await Promise.all([article.refetch(), refetch()])
  }
  return (
    <>
      <PageHeader
        title={words.title}
        windowTitle={words.title}
        hint={article.data[lang]?.title}
        back={
          <Link className="a-ib" to="/admin/news/$id" params={{ id }} aria-label={words.back}>
            <Icon name="left" />
          </Link>
        }
      >
        {(['cn', 'en'] as const).map((one) => (
          <Button key={one} ghost aria-pressed={one === lang} onClick={() => setLang(one)}>
            {langs[one]}
          </Button>
        ))}
        {older && older !== newer && <Button onClick={() => void restore(older.id)}>{words.restore}</Button>}
      </PageHeader>
      {fault && <Banner bad>{fault}</Banner>}
      {said && <Banner>{said}</Banner>}
      {newer && older ? (
        <div className="a-hist">
          <Versions
            versions={versions}
            newer={newer}
            older={older}
            onChoose={(next) => setChosen({ ...chosen, ...next })}
          />
          <Differences id={id} older={older} newer={newer} />
        </div>
      ) : (
        <Empty title={words.none} />
      )}
    </>
  )
}

type Revision = RevisionList['items'][number]

/** The newest version with another text than the one it is compared with. */
function lastDifference(items: Revision[]): Revision | undefined {
  return items.find((one) => {
    const versions = items.filter(({ lang }) => lang === one.lang)
    const base = comparedWith(one, versions)
    const since = versions.slice(versions.indexOf(one), base && versions.indexOf(base))
    return base && since.some(({ changes }) => changes.length > 0)
  })
}

const isPublic = ({ action }: Revision) => action === 'published' || action === 'corrected'

/** What readers had before for what they have now; for a draft the one before it. */
function comparedWith(newer: Revision | undefined, versions: Revision[]): Revision | undefined {
  if (!newer) return undefined
  const earlier = versions.slice(versions.indexOf(newer) + 1)
  return (isPublic(newer) ? earlier.find(isPublic) : undefined) ?? earlier[0]
}

type VersionsProps = {
  versions: Revision[]
  newer: Revision
  older: Revision
  onChoose: (choice: { old?: string; new?: string }) => void
}

function Versions({ versions, newer, older, onChoose }: VersionsProps) {
  const words = useWords('admin-news').history
  const names = useFieldNames()
  const LL = useLL()['admin-news'].history
  const lang = useLocale()
  return (
    <form className="a-vers" aria-label={words.versions}>
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
                  checked={(which === 'old' ? older : newer).id === one.id}
                  onChange={() => onChoose({ [which]: one.id })}
                />
              ))}
              <span>
                <time>{at}</time>{' '}
                <UserText>{one.staffName === 'command' ? words.command : one.staffName}</UserText>
                <small className="a-sub">
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

const minuteOf = ({ madeAt }: Revision) => Math.floor(madeAt / 60_000)

function Differences({ id, older, newer }: { id: string; older: Revision; newer: Revision }) {
  const { history } = useWords('admin-news')
  const names = useFieldNames()
  const before = useQuery(staffQuery('news.revision', { id, part: older.id }))
  const after = useQuery(staffQuery('news.revision', { id, part: newer.id }))
  if (before.isError || after.isError)
    return (
      <Failed
        error={before.error ?? after.error}
        onRetry={() => {
          void before.refetch()
          void after.refetch()
        }}
      />
    )
  if (!before.data || !after.data) return <div className="a-diff" aria-busy="true" />
  return (
    <div className="a-diff">
      <table className="a-t a-t--keep a-dt">
        <tbody>
          {(['title', 'summary', 'bodyHtml'] as const).map((field) => {
            const [old, fresh] = [textOfBody(before.data[field]), textOfBody(after.data[field])]
            return (
              <tr key={field}>
                <th scope="row">{names[field]}</th>
                <td lang={languageTag(newer.lang)} className="a-words">
                  {old === fresh ? (
                    <span className="a-dim">{history.unchanged}</span>
                  ) : (
                    <Difference before={old} after={fresh} />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
