import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { EditingJobItem } from '#api/contract/job-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { type Column, DataTable, ListState } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Badge, Banner, type PublishingState, Status } from '../ui/state.tsx'
import { useFaults } from '../ui/use-faults.ts'
import { createJob, getStaffJobs } from './jobs.functions.ts'

export const staffJobsQuery = queryOptions({
  queryKey: ['staff', 'jobs'],
  queryFn: () => getStaffJobs(),
  staleTime: 0,
})

/** All positions, what is being written first. */
export function JobsPage() {
  const { jobs: words, faults } = useWords('admin-news')
  const { fault, setOutcome } = useFaults(faults)
  const navigate = useNavigate()
  const jobs = useQuery(staffJobsQuery)
  const items = jobs.data?.items ?? []
  const create = async () => {
    const outcome = await createJob().catch(() => undefined)
    setOutcome(outcome)
    if (outcome?.ok) await navigate({ to: '/admin/jobs/$id', params: { id: outcome.data.id } })
  }
  return (
    <>
      <PageHeader title={words.title} count={items.length} note={fault && <Banner bad>{fault}</Banner>}>
        <Button onClick={create}>
          <Icon name="plus" />
          {words.create}
        </Button>
      </PageHeader>
      <ListState query={jobs}>
        {items.length === 0 ? <Empty title={words.empty} /> : <JobsTable items={items} />}
      </ListState>
    </>
  )
}

function JobsTable({ items }: { items: EditingJobItem[] }) {
  const words = useWords('admin-news').jobs
  const columns: Column<EditingJobItem>[] = [
    {
      id: 'headline',
      heading: words.headline,
      cell: ({ id, title, changed }) => (
        <>
          <Link className="a-open" to="/admin/jobs/$id" params={{ id }}>
            {title || words.untitled}
          </Link>{' '}
          {changed && <Badge>{words.changed}</Badge>}
        </>
      ),
    },
    { id: 'status', heading: words.status, cell: ({ state }) => <JobStatus state={state} /> },
    { id: 'city', heading: words.city, cell: ({ city }) => city },
    { id: 'team', heading: words.team, cell: ({ team }) => team },
    { id: 'validThrough', heading: words.validThrough, cell: ({ validThrough }) => validThrough },
  ]
  return <DataTable className="a-t--keep" columns={columns} rows={items} />
}

const glyphs: Record<EditingJobItem['state'], PublishingState> = {
  draft: 'draft',
  public: 'live',
  closed: 'gone',
}

/** Whether a position is being written, open or closed. */
export function JobStatus({ state }: { state: EditingJobItem['state'] }) {
  return <Status state={glyphs[state]}>{useWords('admin-news').jobs.states[state]}</Status>
}
