import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import type { EditingJobItem } from '#api/jobs/editing/editing-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Badge, Empty, Failed, LoadingRows, type PublishingState, Status } from '../ui/state.tsx'
import { createJob, getStaffJobs } from './jobs.functions.ts'

export const staffJobsQuery = queryOptions({
  queryKey: ['staff', 'jobs'],
  queryFn: () => getStaffJobs(),
  staleTime: 0,
})

/** All positions, what is being written first. */
export function JobsPage() {
  const words = useWords('admin-news').jobs
  const navigate = useNavigate()
  const jobs = useQuery(staffJobsQuery)
  const items = jobs.data?.items ?? noItems
  const create = async () => {
    const outcome = await createJob().catch(() => undefined)
    if (outcome?.ok) await navigate({ to: '/admin/jobs/$id', params: { id: outcome.data.id } })
    else await jobs.refetch()
  }
  return (
    <>
      <PageHeader title={words.title} count={items.length}>
        <Button onClick={create}>
          <Icon name="plus" />
          {words.create}
        </Button>
      </PageHeader>
      {jobs.isError && <Failed onRetry={() => void jobs.refetch()} />}
      {jobs.isSuccess && items.length === 0 ? (
        <Empty title={words.empty} />
      ) : (
        <JobsTable items={items} isLoading={jobs.isPending} />
      )}
    </>
  )
}

const noItems: EditingJobItem[] = []
const features = tableFeatures({})
const column = createColumnHelper<typeof features, EditingJobItem>()
const columns = column.columns([
  column.display({ id: 'headline', cell: ({ row }) => <Title item={row.original} /> }),
  column.display({ id: 'status', cell: ({ row }) => <JobStatus state={row.original.state} /> }),
  column.accessor('city', { id: 'city' }),
  column.accessor('team', { id: 'team' }),
  column.accessor('validThrough', { id: 'validThrough' }),
])

function JobsTable({ items, isLoading }: { items: EditingJobItem[]; isLoading: boolean }) {
  const words = useWords('admin-news').jobs
  const table = useTable({ features, columns, data: items })
  return (
    <table className="a-t a-t--keep a-list">
      <thead>
        <tr>
          {columns.map(({ id = '' }) => (
            <th key={id} scope="col">
              {words[id as 'headline']}
            </th>
          ))}
        </tr>
      </thead>
      {isLoading ? (
        <LoadingRows columns={columns.length} />
      ) : (
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}

function Title({ item }: { item: EditingJobItem }) {
  const words = useWords('admin-news').jobs
  return (
    <>
      <Link className="a-open" to="/admin/jobs/$id" params={{ id: item.id }}>
        {item.title || words.untitled}
      </Link>{' '}
      {item.changed && <Badge>{words.changed}</Badge>}
    </>
  )
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
