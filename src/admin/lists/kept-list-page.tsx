import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import type { KeptList } from '#api/contract/permissions.ts'
import type { ListBody, ListItem } from '#api/contract/staff/staff-api-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { definitions } from './definitions.ts'

type Words<L extends KeptList> = ReturnType<typeof useWords<'admin-lists'>>['lists'][L]

type Field<L extends KeptList> = Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'label'> & {
  /** its label is the word of this name */
  name: keyof ListBody<L> & keyof Words<L> & string
  /** a choice of one of these */
  options?: ComponentProps<typeof SelectField>['options']
  /** what the field shows of a value */
  show?: (value: string) => string
  /** a hint on what is typed */
  hintOf?: (typed: string) => ReactNode
}

/** The search of the list's address. */
type Search = { path?: string }

/** How a kept list is shown and typed; its words are `lists.LIST` of `admin-lists`. */
export type ListDefinition<L extends KeptList> = {
  /** what an item is called where its buttons are read out */
  nameOf: (item: ListItem<L>) => string
  /** before the time of the last change and the button of the dialog; the first one names the row */
  columns: (words: Words<L>, lang: Locale) => Column<ListItem<L>>[]
  fields: (words: Words<L>) => Field<L>[]
  /** left out where all members are text */
  bodyOf?: (typed: Record<string, string>) => ListBody<L>
  /** what a new item begins with, from the address */
  start?: (search: Search) => Partial<ListBody<L>> | undefined
  /** below the list */
  More?: ComponentType<{ items: readonly ListItem<L>[]; onAdd: (start: Partial<ListBody<L>>) => void }>
}

type Start<L extends KeptList> = Partial<ListItem<L>> & Partial<ListBody<L>>
type Props<L extends KeptList> = { list: L; search: Search }

/** A list that staff keep whole: its items, and a dialog that adds one, changes or removes it. */
export function KeptListPage<L extends KeptList>({ list, search }: Props<L>) {
  const definition: ListDefinition<L> = definitions[list]
  const { lists, common } = useWords('admin-lists')
  const words = lists[list] as Words<L> & (typeof lists)[KeptList]
  const { states } = useWords('admin')
  const lang = useLocale()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Start<L> | undefined>(definition.start?.(search) as Start<L> | undefined)
  const query = useQuery(staffQuery(`${list}.list` as 'redirects.list'))
  const items = (query.data?.items ?? []) as unknown as ListItem<L>[]
  const navigate = useNavigate()
  const close = () => {
    setOpen(undefined)
    if (search.path) void navigate({ to: '/admin/$list', params: { list }, replace: true })
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
  const columns: Column<ListItem<L>>[] = [
    ...definition.columns(words, lang),
    {
      ...{ id: 'changed', heading: common.changed, className: 'w' },
      cell: ({ changedAt }) => beijingTime(changedAt, lang),
    },
    {
      ...{ id: 'actions', heading: <span className="vh">{states.actions}</span> },
      cell: (item) => (
        <Button
          aria-keyshortcuts="c"
          ghost
          onClick={() => setOpen(item as Start<L>)}
          aria-label={`${common.change}: ${definition.nameOf(item)}`}
        >
          {common.change}
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
          <Button onClick={() => setOpen({} as Start<L>)}>
            <Icon name="plus" />
            {words.add}
          </Button>
        }
      >
        <DataTable columns={columns} rows={items} />
      </ListPage>
      {definition.More && <definition.More items={items} onAdd={(start) => setOpen(start as Start<L>)} />}
      {open && (
        <Dialog title={open.id ? common.change : words.add} onClose={close}>
          <ItemForm {...{ list, definition, words, item: open }} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

type ItemFormProps<L extends KeptList> = {
  list: L
  definition: ListDefinition<L>
  words: Words<L>
  /** without an id it is new */
  item: Start<L>
  onDone: () => void
}

function ItemForm<L extends KeptList>({ list, definition, words, item, onDone }: ItemFormProps<L>) {
  const { common, faults } = useWords('admin-lists')
  const { id, version } = item
  const [typed, setTyped] = useState<Record<string, string>>({})
  const known = id && version ? { id, version } : undefined
  const fields = definition.fields(words)
  const send = (form: (name: string) => string): Promise<Outcome<unknown>> => {
    if (known && form('action') === 'remove') return changeApi(`${list}.remove` as 'redirects.remove', known)
    const sent = Object.fromEntries(fields.map(({ name }) => [name, form(name)]))
    const body = (definition.bodyOf?.(sent) ?? sent) as ListBody<'redirects'>
    return known
      ? changeApi(`${list}.change` as 'redirects.change', { ...known, body })
      : changeApi(`${list}.add` as 'redirects.add', { body })
  }
  const remove = known && (
    <button type="submit" name="action" value="remove" formNoValidate className="btn btn--bad">
      {common.remove}
    </button>
  )
  return (
    <ActionForm
      submit={common.save}
      faults={faults}
      send={send}
      onDone={onDone}
      onCancel={onDone}
      actions={remove}
    >
      {(ofField) =>
        fields.map(({ name, options, show = String, hintOf, ...input }) => {
          const value = item[name] === undefined ? '' : show(String(item[name]))
          const field = { id: `${list}-${name}`, name, label: String(words[name]) }
          if (options)
            return <SelectField key={name} {...field} chosen={value || options[0]?.[0]} options={options} />
          const shown = typed[name] ?? value
          return (
            <TextField
              key={name}
              {...{ ...input, ...field }}
              autoComplete="off"
              value={shown}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              hint={hintOf?.(shown) ?? input.hint}
              hintLive={hintOf !== undefined}
              error={ofField(name)}
            />
          )
        })
      }
    </ActionForm>
  )
}
