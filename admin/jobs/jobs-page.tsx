import { useQuery } from '@tanstack/react-query'
import type { EditingJobItem } from '#contract/job-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Day } from '#src/ui/day.tsx'
import { staffQuery } from '../staff-api.ts'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable } from '../ui/list/data-table.tsx'
import { ListPage } from '../ui/list/list-page.tsx'
import { Badge, Status } from '../ui/state.tsx'
import { UserText } from '../ui/user-text.tsx'
import { useNewDraft } from '../use-new-draft.ts'

/** All positions, what is being written first. */
export function JobsPage() {
  const { jobs: words } = useWords('admin-news')
  const create = useNewDraft('jobs')
  const jobs = useQuery(staffQuery('jobs.list'))
  const items = jobs.data?.items ?? []
  return (
    <ListPage
      title={words.title}
      count={jobs.data?.items.length}
      query={jobs}
      isEmpty={items.length === 0}
      none={{ title: words.empty }}
      actions={
        <Button aria-keyshortcuts="c" onClick={create}>
          <Icon name="plus" />
          {words.create}
        </Button>
      }
    >
      <JobsTable items={items} />
    </ListPage>
  )
}

function JobsTable({ items }: { items: EditingJobItem[] }) {
  const words = useWords('admin-news').jobs
  const columns: Column<EditingJobItem>[] = [
    {
      id: 'headline',
      heading: words.headline,
      cell: ({ id, title, changed, city, team }) => (
        <>
          <Link className="a-row-link" to="/admin/jobs/$id" params={{ id }}>
            {title ? <UserText>{title}</UserText> : words.untitled}
          </Link>{' '}
          {changed && <Badge>{words.changed}</Badge>}
          <small>
            <UserText>{[city, team].filter(Boolean).join(' · ')}</UserText>
          </small>
        </>
      ),
    },
    { id: 'status', heading: words.status, cell: ({ state }) => <JobStatus state={state} /> },
    {
      id: 'validThrough',
      heading: words.validThrough,
      cell: ({ validThrough: day }) => day && <Day of={day} />,
    },
  ]
  return <DataTable columns={columns} rows={items} />
}

/** Whether a position is being written, open or closed. */
export function JobStatus({ state }: { state: EditingJobItem['state'] }) {
  return <Status state={state}>{useWords('admin-news').jobs.states[state]}</Status>
}
