import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { isNetworkError, useAgainOnline } from '#src/site/network.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHeader } from '../page-header.tsx'
import { Failed, Loading } from '../state.tsx'

type Query = {
  data: unknown
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
  isPlaceholderData: boolean
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  isFetchNextPageError?: boolean
  fetchNextPage?: () => unknown
}

type ListPageProps = Parameters<typeof ListState>[0] & {
  title: string
  count?: number | undefined
  hint?: string
  /** buttons of the header */
  actions?: ReactNode
  filter?: ReactNode
  /** what is said where nothing is in the list */
  none: { title: string; text?: string }
  isEmpty: boolean
}

/** A list under its title, with its filter: on its way, failed, empty, or there. */
export function ListPage(props: ListPageProps) {
  const { title, count, hint, actions, filter, none, isEmpty, children, ...state } = props
  return (
    <>
      <PageHeader title={title} count={count} hint={hint}>
        {actions}
      </PageHeader>
      {filter}
      <ListState {...state}>{isEmpty ? <Empty {...none} /> : children}</ListState>
    </>
  )
}

type ListStateProps = {
  query: Query
  /** what is shown once there is an answer */
  children: ReactNode
  /** below it */
  foot?: ReactNode
  more?: string
}

/** A list that is on its way, could not be loaded, or is there with what comes after it. */
export function ListState({ query, children, foot, more }: ListStateProps) {
  const { states } = useWords('admin')
  const { data, error } = query
  const fetchMore = () => void query.fetchNextPage?.()
  useAgainOnline(query.isFetchNextPageError && error, fetchMore)
  // of what was there before, the shell says so
  const hasFailed = query.isError && !query.isFetchNextPageError && !(data && isNetworkError(error))
  return (
    <>
      {hasFailed && <Failed error={error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {data !== undefined && <UpToDate query={query}>{children}</UpToDate>}
      {query.isFetchNextPageError && <Failed error={error} onRetry={fetchMore} />}
      {(query.hasNextPage || foot) && (
        <p className="a-foot" role="status">
          {foot}
          {query.hasNextPage && (
            <Button ghost disabled={query.isFetchingNextPage} onClick={fetchMore}>
              {more ?? states.more}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

/** Marks what another filter has found, until what the new one finds is there. */
export function UpToDate({
  query,
  children,
}: {
  query: Pick<Query, 'isPlaceholderData'>
  children: ReactNode
}) {
  const { loading } = useWords('admin').states
  return (
    <div className="a-results" aria-busy={query.isPlaceholderData}>
      <p className="vh" role="status">
        {query.isPlaceholderData && loading}
      </p>
      {children}
    </div>
  )
}
