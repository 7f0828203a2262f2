import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { type AnswerOf, changeApi, type InputOf, staffQuery } from '../../staff-api.ts'
import { ActionForm } from '../action-form.tsx'
import { Dialog } from '../dialog.tsx'
import { Icon } from '../icon.tsx'
import type { FaultWords } from '../use-faults.ts'
import { type Column, DataTable } from './data-table.tsx'
import { ListPage } from './list-page.tsx'

/** Areas whose records are added, changed and removed as a whole (`api/staff/entries.ts`). */
type EntryArea = 'redirects' | 'searches' | 'releases' | 'compatibility' | 'announcements'
type Entries = { [A in EntryArea]: AnswerOf<`${A}.add`> }
type Bodies = { [A in EntryArea]: InputOf<`${A}.add`> extends { body: infer B } ? B : never }
type ReadField = (name: string) => string

export type EntryFields<A extends EntryArea> = {
  /** without an id it is new */
  entry: Partial<Entries[A]>
  ofField: (name: string) => string | undefined
}

type Props<A extends EntryArea> = {
  area: A
  words: Record<'title' | 'add' | 'change' | 'none' | 'noneHint' | 'save' | 'remove', string> & {
    faults: FaultWords
  }
  /** without the button that opens an entry */
  columns: Column<Entries[A]>[]
  /** the entry in the name of its button */
  nameOf: (entry: Entries[A]) => string
  /** what is open from the start */
  begun?: Partial<Entries[A]> | undefined
  onClose?: () => void
  /** the form in the dialog, or its fields and what is sent of them */
  form: ((entry: Partial<Entries[A]>, on: EntryEvents) => ReactNode) | EntryForm<A>
  /** what stands below the list; `open` begins a new one */
  children?: (open: (entry: Partial<Entries[A]>) => void) => ReactNode
}

/** @param done takes the entry as it is now */
type EntryEvents = { done: (entry: Partial<Entries[EntryArea]>) => void; cancel: () => void }

type EntryForm<A extends EntryArea> = {
  fields: (props: EntryFields<A>) => ReactNode
  bodyOf: (form: ReadField) => Bodies[A]
}

/** A table of few entries, each of which is added and changed in a dialog. */
export function EntriesPage<A extends EntryArea>(props: Props<A>) {
  const { area, words, columns, nameOf, begun, onClose, form, children } = props
  const { states } = useWords('admin')
  const queryClient = useQueryClient()
  const list = staffQuery(`${area as 'searches'}.list`)
  const query = useQuery(list)
  const items = query.data?.items as readonly Entries[A][] | undefined
  const [open, setOpen] = useState(begun)
  const isKnown = open !== undefined && 'id' in open
  const close = () => {
    setOpen(undefined)
    onClose?.()
    // Today and the packages show some of it
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  const done = (entry: Partial<Entries[EntryArea]> | null) => {
    // whoever opens it again before the list is read anew does not begin from what it was
    queryClient.setQueryData(list.queryKey, (known) => {
      const changed = entry as Partial<Entries['searches']> | null
      return (
        known && {
          ...known,
          items: known.items.map((one) => (one.id === changed?.id ? { ...one, ...changed } : one)),
        }
      )
    })
    close()
  }
  const actions: Column<Entries[A]> = {
    id: 'actions',
    heading: <span className="vh">{states.actions}</span>,
    cell: (entry) => (
      <Button
        aria-keyshortcuts="c"
        ghost
        onClick={() => setOpen(entry)}
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
          <Button onClick={() => setOpen({})}>
            <Icon name="plus" />
            {words.add}
          </Button>
        }
      >
        <DataTable<Entries[A]> columns={[...columns, actions]} rows={items ?? []} />
      </ListPage>
      {children?.(setOpen)}
      {open && (
        <Dialog title={isKnown ? words.change : words.add} onClose={close}>
          {typeof form === 'function' ? (
            form(open, { done, cancel: close })
          ) : (
            <ActionForm
              submit={words.save}
              faults={words.faults}
              send={(read) => sendEntry(area, open, form, read)}
              onDone={done}
              onCancel={close}
              remove={isKnown && words.remove}
            >
              {(ofField) => <form.fields entry={open} ofField={ofField} />}
            </ActionForm>
          )}
        </Dialog>
      )}
    </>
  )
}

function sendEntry<A extends EntryArea>(
  area: A,
  entry: Partial<Entries[A]>,
  { bodyOf }: EntryForm<A>,
  read: ReadField,
) {
  // what one area takes the others take too, but for the body
  const one = area as 'searches'
  const { id, version, edition } = entry as { id?: string; version?: number; edition?: number }
  const known = id && { id, version: Number(edition ?? version) }
  if (known && read('action') === 'remove') return changeApi(`${one}.remove`, known)
  const body = bodyOf(read) as Bodies['searches']
  return known ? changeApi(`${one}.change`, { ...known, body }) : changeApi(`${one}.add`, { body })
}
