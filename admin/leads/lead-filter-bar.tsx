import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { leadStatuses } from '#contract/keys.ts'
import type { LeadList, LeadView } from '#contract/lead-schema.ts'
import { productKeys, productNames } from '#contract/products.ts'
import { campaignText } from '#contract/visit-source.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { TextField } from '#src/ui/form.tsx'
import { type LeadSearch, readLeadSearch } from '../filters.ts'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { Period } from '../ui/list/period.tsx'
import { leadOwnersQuery } from './lead-queries.ts'
import { savedViewsQuery, textOfView, views } from './lead-views.ts'

type LeadFilterBarProps = { search: LeadSearch; views: LeadList['views'] | undefined }

/** Views, of which each is a whole filter, those the member has saved among them, and a form. */
export function LeadFilterBar({ search, views: counts }: LeadFilterBarProps) {
  const words = useWords('admin-leads')
  const owners = useQuery(leadOwnersQuery)
  const { layout, sort, ...filter } = search
  const { overdue, reason, contact, campaign } = filter
  const saved = useSavedViews(search)
  const isBuiltIn = (view: LeadSearch) => JSON.stringify(view) === JSON.stringify(filter)
  const isKnown = Object.values(views).some(isBuiltIn)
  const kept = { ...(layout ? { layout } : {}), ...(sort ? { sort } : {}) }
  return (
    <>
      <FilterBar
        to="/admin/leads"
        viewsLabel={words.viewsLabel}
        views={[
          ...(Object.keys(views) as (keyof typeof views)[]).map((view) => ({
            name: words.views[view],
            search: { ...kept, ...views[view] },
            count: counts?.[view],
            isCurrent: !saved.current && isBuiltIn(views[view]),
          })),
          ...saved.views.map(({ id, name, search }) => ({
            name,
            search,
            count: undefined,
            isCurrent: saved.current?.id === id,
          })),
        ]}
        viewsAction={(saved.current || !isKnown) && saved.button}
        searchFor={words.searchFor}
        q={filter.q}
        choices={[
          {
            name: 'status',
            label: words.status,
            chosen: filter.status,
            none: words.views.open,
            options: [
              ['not-spam', words.notSpam],
              ['all', words.views.all],
              ...leadStatuses.map((one) => [one, words.statuses[one]] as const),
            ],
          },
          {
            name: 'owner',
            label: words.owner,
            chosen: filter.owner,
            none: words.anyOwner,
            options: [
              ['me', words.views.mine],
              ['none', words.nobody],
              ...(owners.data?.items ?? []).map(({ id, name }) => [id, name] as const),
            ],
          },
          {
            name: 'product',
            label: words.product,
            chosen: filter.product,
            none: words.anyProduct,
            options: productKeys.map((key) => [key, productNames[key]]),
          },
        ]}
        read={(typed) => readLeadSearch({ ...kept, ...typed, overdue, reason, contact, campaign })}
      >
        <Period to="/admin/leads" search={search} />
      </FilterBar>
      <FigureFilters search={search} />
      {saved.dialog}
    </>
  )
}

/** What the figures filter by beside what the form has, each with a way back. */
function FigureFilters({ search }: { search: LeadSearch }) {
  const { lost, figures, without } = useWords('admin-leads')
  const { reason, contact, campaign } = search
  const set = [
    ['reason', lost.reason, reason && lost.reasons[reason]],
    ['contact', figures.contact, contact && figures.contacts[contact]],
    ['campaign', figures.campaign, campaign && campaignText(campaign)],
  ] as const
  if (!reason && !contact && !campaign) return null
  return (
    <p className="a-row a-foot">
      {set.map(
        ([name, label, value]) =>
          value && (
            <Link key={name} className="chip" to="/admin/leads" search={{ ...search, [name]: undefined }}>
              {label}: {value} <span className="vh">{without}</span>
              <Icon name="close" small />
            </Link>
          ),
      )}
    </p>
  )
}

/** The filters the member has saved, each as a search of the list's address, and what saves, renames and deletes one. */
function useSavedViews(search: LeadSearch) {
  const words = useWords('admin-leads').savedViews
  const saved = useQuery(savedViewsQuery)
  const [isOpen, setIsOpen] = useState(false)
  const items = saved.data?.items ?? []
  const text = textOfView(search)
  const current = items.find((view) => view.search === text && !search.q)
  return {
    current,
    views: items.map((view) => ({
      ...view,
      search: readLeadSearch(Object.fromEntries(new URLSearchParams(view.search))),
    })),
    button: (
      <button
        type="button"
        className="a-icon-button"
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
  const { savedViews: words } = useWords('admin-leads')
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
        faults={words.failures}
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
        remove={view && words.remove}
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
