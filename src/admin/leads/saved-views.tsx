import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { LeadView } from '#api/contract/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { type LeadSearch, readLeadSearch } from '../filters.ts'
import { changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

const savedViewsQuery = staffQuery('leads.views')

/** A search without what was searched for, which may be a person and is not kept. */
function textOf({ q, ...search }: LeadSearch): string {
  return new URLSearchParams(search).toString()
}

/** The filters the member has saved, each as a search of the list's address, and what saves, renames and deletes one. */
export function useSavedViews(search: LeadSearch) {
  const words = useWords('admin-leads').savedViews
  const saved = useQuery(savedViewsQuery)
  const [isOpen, setIsOpen] = useState(false)
  const items = saved.data?.items ?? []
  const text = textOf(search)
  const current = items.find((view) => view.search === text && !search.q)
  return {
    text,
    current,
    views: items.map((view) => ({
      ...view,
      search: readLeadSearch(Object.fromEntries(new URLSearchParams(view.search))),
    })),
    button: (
      <button
        type="button"
        className="a-ib"
        aria-label={current ? words.edit : words.save}
        title={current ? words.edit : words.save}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={current ? 'more' : 'plus'} />
      </button>
    ),
    dialog: isOpen && (
      <ViewDialog
        view={current}
        search={text}
        hasWords={Boolean(search.q)}
        onClose={() => setIsOpen(false)}
      />
    ),
  }
}

type ViewDialogProps = {
  view: LeadView | undefined
  search: string
  hasWords: boolean
  onClose: () => void
}

function ViewDialog({ view, search, hasWords, onClose }: ViewDialogProps) {
  const { savedViews: words, failures } = useWords('admin-leads')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const done = async () => {
    await queryClient.invalidateQueries(savedViewsQuery)
    onClose()
  }
  return (
    <Dialog title={view ? words.edit : words.save} onClose={onClose}>
      {!view && <p>{hasWords ? words.hintWords : words.hint}</p>}
      <ActionForm
        submit={view ? words.rename : words.submit}
        faults={{ ...failures, ...words.failures }}
        send={(form, data) => {
          if (view && data.get('action') === 'remove') return changeApi('leads.removeView', { id: view.id })
          const name = form('name')
          return view
            ? changeApi('leads.renameView', { id: view.id, body: { name } })
            : changeApi('leads.saveView', { body: { name, search } })
        }}
        onDone={async (answer) => {
          await done()
          if (!answer) void navigate({ to: '/admin/leads' })
        }}
        onCancel={onClose}
        actions={
          view && (
            <Button ghost type="submit" name="action" value="remove" formNoValidate>
              {words.remove}
            </Button>
          )
        }
      >
        {(ofField) => (
          <TextField
            id="view-name"
            name="name"
            label={words.name}
            maxLength={30}
            autoComplete="off"
            defaultValue={view?.name}
            error={ofField('name')}
            required
          />
        )}
      </ActionForm>
    </Dialog>
  )
}
