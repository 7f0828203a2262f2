import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { may } from '#contract/permissions.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { isNetworkError } from '#src/site/network.ts'
import { readLeadSearch } from '../filters.ts'
import { filterOf, leadOwnersQuery, leadQuery } from '../leads/lead-queries.ts'
import { useExport } from '../leads/use-export.ts'
import { useStaff } from '../staff.ts'
import { staffQuery } from '../staff-api.ts'
import { useOwnText } from '../ui/fields/use-own-text.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Failed } from '../ui/state.tsx'
import { isComposing } from '../ui/typing/own-keys.ts'
import { useSettled } from '../ui/typing/use-settled.ts'
import { useChange } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import { useNewDraft } from '../use-new-draft.ts'
import { addressOf, type Section, useSectionNames } from './sections.ts'

const id = 'commands'
/** Of articles and of applications that are found, at most. */
const most = '5'
/** How long typing has to rest before the server is asked, ms. */
const rest = 200

export function openCommandMenu(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** @property about where it belongs, or more of what it is called */
type Entry = { key: string; icon: IconName; label: string; about?: string; run: () => void }

/**
 * Ctrl K: goes to a page, an article, an application or a person by a part of its name, and does what can be done from
 * anywhere. A combobox with a list below it (WAI-ARIA).
 */
export function CommandMenu({ sections }: { sections: readonly Section[] }) {
  const { nav } = useWords('admin')
  const { results } = useLL().admin.commands
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const term = typed.trim().toLowerCase()
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      // a browser that fills a form in says so by an event without a key
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || isComposing(event)) return
      event.preventDefault()
      openCommandMenu()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  const known = [...usePlaces(sections), ...useActions()].filter(({ label }) =>
    label.toLowerCase().includes(term),
  )
  const { entries, isSearching, error, search } = useFound(term)
  const found = [...known, ...entries]
  const at = Math.max(
    0,
    found.findIndex(({ key }) => key === chosen),
  )
  // what was found for another term is not gone to
  const current = isSearching && at >= known.length ? undefined : found[at]
  const currentId = current && `command-${current.key}`
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  const outcome = isSearching
    ? nav.searching
    : found.length > 0
      ? results({ count: found.length })
      : nav.nothing
  const run = (entry: Entry | undefined) => {
    if (!entry) return
    dialog.current?.close()
    setTyped('')
    entry.run()
  }
  const own = useOwnText<HTMLInputElement>({
    value: typed,
    onType: (text) => {
      setTyped(text)
      setChosen(undefined)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen(found.at((at + step) % found.length)?.key)
    else if (event.key === 'Enter') run(current)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      className="a-dialog a-command-palette"
      id={id}
      ref={dialog}
      aria-label={nav.find}
      // the event is a task of its own: it may be open again, and typed in
      onClose={({ currentTarget }) => currentTarget.open || setTyped('')}
    >
      <input
        role="combobox"
        aria-label={nav.find}
        placeholder={nav.findHint}
        aria-expanded={found.length > 0}
        aria-controls="commands-list"
        aria-activedescendant={currentId}
        onKeyDown={onKeyDown}
        {...own}
      />
      <div role="listbox" id="commands-list" aria-label={nav.find} hidden={found.length === 0}>
        {found.map((entry) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={entry.key}
            id={`command-${entry.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === current}
            onClick={() => run(entry)}
          >
            <Icon name={entry.icon} />
            <UserText>{entry.label}</UserText>
            {entry.about && (
              <small>
                <UserText>{entry.about}</UserText>
              </small>
            )}
          </div>
        ))}
      </div>
      {error && !isNetworkError(error) ? (
        <Failed error={error} text={nav.notSearched} onRetry={search} />
      ) : (
        <p role="status" className={!error && found.length > 0 ? 'vh' : undefined}>
          {error ? nav.notSearchedOffline : term && outcome}
        </p>
      )}
    </dialog>
  )
}

function usePlaces(sections: readonly Section[]): Entry[] {
  const names = useSectionNames()
  const router = useRouter()
  return sections.map((section) => ({
    key: section.word,
    icon: section.icon,
    label: names[section.word],
    run: () => void router.navigate({ to: addressOf(section) }),
  }))
}

/** What can be done from anywhere; of the application that is open, to whom it can be given. */
function useActions(): Entry[] {
  const { commands } = useWords('admin')
  const { assign } = useLL().admin.commands
  const { role } = useStaff()
  const isList = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/leads') })
  const shown = useSearch({ strict: false })
  const file = useExport('')
  const createArticle = useNewDraft('news')
  const createJob = useNewDraft('jobs')
  const change = useChange()
  const { id: open } = useParams({ strict: false })
  const mayWork = may(role, 'leads.write')
  const lead = useQuery({ ...leadQuery(open ?? ''), enabled: false })
  const isOpen = mayWork && open !== undefined && lead.data !== undefined
  const owners = useQuery({ ...leadOwnersQuery, enabled: isOpen })
  const queryClient = useQueryClient()
  const give = async (owner: string) => {
    if (!lead.data) return
    const { id, version } = lead.data
    const outcome = await change('leads.change', { id, version, body: { owner } })
    if (outcome.ok) queryClient.setQueryData(leadQuery(id).queryKey, outcome.data)
  }
  const entries: (Entry | false)[] = [
    may(role, 'news.write') && {
      key: 'new-article',
      icon: 'plus',
      label: commands.article,
      run: createArticle,
    },
    may(role, 'jobs.write') && { key: 'new-job', icon: 'plus', label: commands.job, run: createJob },
    mayWork && {
      key: 'export',
      icon: 'download',
      label: commands.export,
      run: () => file.mutate(filterOf(readLeadSearch(isList ? shown : {}))),
    },
    ...(isOpen ? (owners.data?.items ?? []) : []).map(
      ({ id, name }): Entry => ({
        key: `assign-${id}`,
        icon: 'user',
        label: assign({ name }),
        about: lead.data?.name ?? '',
        run: () => void give(id),
      }),
    ),
  ]
  return entries.filter((entry) => entry !== false)
}

/** Articles, applications with their persons, and members, once typing rests. */
function useFound(term: string): {
  entries: Entry[]
  isSearching: boolean
  error: Error | null
  search: () => void
} {
  const q = useSettled(term, rest)
  const { nav, commands } = useWords('admin')
  const { person } = useLL().admin.commands
  const { role } = useStaff()
  const lang = useLocale()
  const router = useRouter()
  const isAsked = (permission: Parameters<typeof may>[1]) => q !== '' && may(role, permission)
  const options = { placeholderData: keepPreviousData, staleTime: 10_000 }
  const articles = useQuery({
    ...staffQuery('news.list', { query: { q, limit: most } }),
    ...options,
    enabled: isAsked('news.write'),
  })
  const leads = useQuery({
    ...staffQuery('leads.list', { query: { q, limit: most } }),
    ...options,
    enabled: isAsked('leads.read'),
  })
  const members = useQuery({ ...staffQuery('members.list'), ...options, enabled: isAsked('staff.manage') })
  const search = () => {
    for (const query of [articles, leads, members]) if (query.isError) void query.refetch()
  }
  if (!q || !term) return { entries: [], isSearching: term !== '', error: null, search }
  const entries = [
    ...(leads.data?.items ?? []).flatMap(({ id, name, knownCompany, reference }): Entry[] => [
      {
        key: `lead-${id}`,
        icon: 'inbox',
        label: name,
        about: [reference, knownCompany].filter(Boolean).join(' · '),
        run: () =>
          void router.navigate({ to: '/admin/leads/$id', params: { id }, search: { status: 'all' } }),
      },
      {
        key: `person-${id}`,
        icon: 'user',
        label: person({ name }),
        about: nav.persons,
        run: () => void router.navigate({ to: '/admin/persons', search: { id } }),
      },
    ]),
    ...(articles.data?.items ?? []).map(
      ({ id, titles }): Entry => ({
        key: `article-${id}`,
        icon: 'doc',
        label: titles[lang] || titles.cn || titles.en || commands.untitled,
        about: nav.news,
        run: () => void router.navigate({ to: '/admin/news/$id', params: { id } }),
      }),
    ),
    ...(members.data?.items ?? [])
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(q))
      .map(
        ({ id, name, email }): Entry => ({
          key: `member-${id}`,
          icon: 'users',
          label: name,
          about: email,
          run: () => void router.navigate({ to: '/admin/staff' }),
        }),
      ),
  ]
  return {
    entries,
    isSearching: term !== q || articles.isFetching || leads.isFetching,
    error: articles.error ?? leads.error ?? members.error,
    search,
  }
}
