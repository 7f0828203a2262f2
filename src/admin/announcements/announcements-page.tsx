import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Announcement } from '#api/contract/announcements/announcement-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { areaKey, staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { ListPage } from '../ui/list/list-page.tsx'
import { Badge, type PublishingState, Status } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

const glyphs: Record<Announcement['state'], PublishingState> = {
  draft: 'draft',
  scheduled: 'sched',
  public: 'live',
  ended: 'gone',
}

/** Lines above the header of the site's pages: what they say, where and when. */
export function AnnouncementsPage() {
  const words = useWords('admin-announcements')
  const { states } = useWords('admin')
  const LL = useLL()['admin-announcements']
  const lang = useLocale()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Partial<Announcement>>()
  const query = useQuery(staffQuery('announcements.list'))
  const items = query.data?.items ?? []
  const close = () => {
    setOpen(undefined)
    void queryClient.invalidateQueries({ queryKey: areaKey('announcements') })
  }
  const timeOf = (at: number | null) => (at === null ? '' : beijingTime(new Date(at).toISOString(), lang))
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
      className: 'w',
      cell: ({ state, langs, changed }) => (
        <>
          <Status state={glyphs[state]}>{words.states[state]}</Status>{' '}
          {changed && <Badge hot>{words.changed}</Badge>}{' '}
          {langs !== 'both' && <Badge>{words.languages[langs]}</Badge>}
        </>
      ),
    },
    { id: 'place', heading: words.place, className: 'lo', cell: ({ place }) => words.places[place] },
    {
      id: 'period',
      heading: words.period,
      className: 'w',
      cell: ({ from, until }) =>
        from === null && until === null ? '' : `${timeOf(from)} – ${timeOf(until)}`,
    },
    {
      id: 'by',
      heading: <span className="vh">{words.change}</span>,
      className: 'lo',
      cell: ({ changedBy, changedAt }) => (
        <UserText>{LL.by({ name: changedBy, at: beijingTime(changedAt, lang) })}</UserText>
      ),
    },
    {
      id: 'actions',
      heading: <span className="vh">{states.actions}</span>,
      cell: (item) => (
        <Button
          aria-keyshortcuts="c"
          ghost
          onClick={() => setOpen(item)}
          aria-label={`${words.change}: ${item[lang].text || item.cn.text || item.en.text || words.empty}`}
        >
          {words.change}
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListPage
        title={words.title}
        count={query.data?.items.length}
        query={query}
        isEmpty={items.length === 0}
        none={{ title: words.none, text: words.noneHint }}
        actions={
          <Button onClick={() => setOpen({})}>
            <Icon name="plus" />
            {words.add}
          </Button>
        }
      >
        <DataTable columns={columns} rows={items} />
      </ListPage>
      {open && (
        <Dialog title={open.id ? words.change : words.add} onClose={close}>
          <AnnouncementForm announcement={open} onDone={close} />
        </Dialog>
      )}
    </>
  )
}
