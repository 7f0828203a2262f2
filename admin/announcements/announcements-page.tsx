import type { Announcement } from '#contract/announcements/announcement-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import type { Column } from '../ui/list/data-table.tsx'
import { EntriesPage } from '../ui/list/entries-page.tsx'
import { Badge, Status } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

/** Lines above the header of the site's pages: what they say, where and when. */
export function AnnouncementsPage() {
  const words = useWords('admin-announcements')
  const LL = useLL()['admin-announcements']
  const lang = useLocale()
  const timeOf = (at: number | null) => (at === null ? '' : beijingTime(at, lang))
  const columns: Column<Announcement>[] = [
    {
      id: 'text',
      heading: words.text,
      cell: ({ langs, cn, en }) => (
        <>
          {langs !== 'en' && <span lang={languageTag('cn')}>{cn.text || words.empty}</span>}
          {langs !== 'cn' && <small lang={languageTag('en')}>{en.text || words.empty}</small>}
        </>
      ),
    },
    {
      id: 'state',
      heading: words.state,
      className: 'a-desk-only',
      cell: ({ state, langs, changed }) => (
        <>
          <Status state={state}>{words.states[state]}</Status> {changed && <Badge hot>{words.changed}</Badge>}{' '}
          {langs !== 'both' && <Badge>{words.languages[langs]}</Badge>}
        </>
      ),
    },
    { id: 'place', heading: words.place, className: 'a-wide-only', cell: ({ place }) => words.places[place] },
    {
      id: 'period',
      heading: words.period,
      className: 'a-desk-only',
      cell: ({ from, until }) =>
        from === null && until === null ? '' : `${timeOf(from)} – ${timeOf(until)}`,
    },
    {
      id: 'by',
      heading: <span className="vh">{words.change}</span>,
      className: 'a-wide-only',
      cell: ({ changedBy, changedAt }) => (
        <UserText>{LL.by({ name: changedBy, at: beijingTime(changedAt, lang) })}</UserText>
      ),
    },
  ]
  return (
    <EntriesPage
      area="announcements"
      words={words}
      columns={columns}
      nameOf={(item) => item[lang].text || item.cn.text || item.en.text || words.empty}
      form={(announcement, { done, cancel }) => (
        <AnnouncementForm announcement={announcement} onDone={done} onCancel={cancel} />
      )}
    />
  )
}
