import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { ListPage } from './list-page.tsx'

type Entry = { id: string }

type Props<E extends Entry> = {
  words: { title: string; add: string; change: string; none: string; noneHint: string }
  query: Omit<Parameters<typeof ListPage>[0]['query'], 'data'> & { data: { items: readonly E[] } | undefined }
  /** without the button that opens an entry */
  columns: Column<E>[]
  /** the entry in the name of its button */
  nameOf: (entry: E) => string
  /** the entry in the dialog; without an id it is new */
  open: Partial<E> | undefined
  onOpen: (entry: Partial<E>) => void
  onClose: () => void
  form: (entry: Partial<E>) => ReactNode
  /** what stands below the list */
  children?: ReactNode
}

/** A table of few entries, each of which is added and changed in a dialog. */
export function EntriesPage<E extends Entry>(props: Props<E>) {
  const { words, query, columns, nameOf, open, onOpen, onClose, form, children } = props
  const { states } = useWords('admin')
  const items = query.data?.items
  const actions: Column<E> = {
    id: 'actions',
    heading: <span className="vh">{states.actions}</span>,
    cell: (entry) => (
      <Button
        aria-keyshortcuts="c"
        ghost
        onClick={() => onOpen(entry)}
        aria-label={`${words.change}: ${nameOf(entry)}`}
      >
        {words.change}
      </Button>
    ),
  }
  return (
    <>
      <ListPage
        title={words.title}
        count={items?.length}
        query={query}
        isEmpty={!items?.length}
        none={{ title: words.none, text: words.noneHint }}
        actions={
          <Button onClick={() => onOpen({})}>
            <Icon name="plus" />
            {words.add}
          </Button>
        }
      >
        <DataTable columns={[...columns, actions]} rows={items ?? []} />
      </ListPage>
      {children}
      {open && (
        <Dialog title={open.id ? words.change : words.add} onClose={onClose}>
          {form(open)}
        </Dialog>
      )}
    </>
  )
}
