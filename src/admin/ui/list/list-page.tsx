import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
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
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

type ListPageProps = Parameters<typeof ListState>[0] & {
  title: string
  count?: number | undefined
  hint?: string
  /** buttons of the header */
  actions?: ReactNode
  filter?: ReactNode
  /** what came of an action of the header */
  note?: ReactNode
  /** what is said where nothing is in the list */
  none: { title: string; text?: string }
  isEmpty: boolean
}

/** A list under its title, with its filter: on its way, failed, empty, or there. */
export function ListPage(props: ListPageProps) {
  const { title, count, hint, note, actions, filter, none, isEmpty, children, ...state } = props
  return (
    <>
      <PageHeader title={title} count={count} hint={hint} note={note}>
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
  return (
    <>
      {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {query.data !== undefined && children}
      {(query.hasNextPage || foot) && (
        <p className="a-foot" role="status">
          {foot}
          {query.hasNextPage && (
            <Button ghost disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage?.()}>
              {more ?? states.more}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
