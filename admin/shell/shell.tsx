import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useOnline } from '#src/site/network.ts'
import { Staff, type StaffMember, staffSessionQuery, useStaff } from '../staff.ts'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/state.tsx'
import { useLeaveGuard } from '../ui/typing/unsaved.ts'
import { AccountMenu } from './account-menu.tsx'
import { CommandMenu, openCommandMenu } from './command-menu.tsx'
import { keepFocus } from './keep-focus.ts'
import { addressOf, type Section, sectionsOf, useSectionCounts, useSectionNames } from './sections.ts'
import { ShortcutDialog, useShortcuts } from './shortcuts.tsx'
import { RefusalToast, UndoToast } from './undo-toast.tsx'

/**
 * What stands around every page of the staff's side: the rail, on phones a bar at the bottom. Drawn once: the router
 * shows a route's notFoundComponent within its component or in its place.
 */
export function Shell({ staff, children }: { staff: StaffMember; children: ReactNode }) {
  if (use(Staff)) return children
  return (
    <Staff value={staff}>
      <ShellFrame>{children}</ShellFrame>
    </Staff>
  )
}

/**
 * The same while nobody can say who is signed in: the places of whoever it was last, for others those of everybody, and
 * nothing to do.
 */
export function ShellOfBefore({ children }: { children: ReactNode }) {
  const session = useQueryClient().getQueryData(staffSessionQuery.queryKey)
  const sections = sectionsOf(session?.staff)
  return (
    <Frame sections={sections} rail={<SectionLinks sections={sections} />}>
      {children}
    </Frame>
  )
}

function ShellFrame({ children }: { children: ReactNode }) {
  useEffect(keepFocus, [])
  const { nav, states } = useWords('admin')
  const staff = useStaff()
  const sections = useMemo(() => sectionsOf(staff), [staff])
  const [hasHelp, setHasHelp] = useState(false)
  const showKeys = useCallback(() => setHasHelp(true), [])
  useShortcuts(sections, showKeys)
  const counts = useSectionCounts()
  useLeaveGuard()
  const isOnline = useOnline()
  return (
    <>
      <Frame
        sections={sections}
        rail={
          <>
            <button
              className="a-find-button"
              type="button"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={openCommandMenu}
            >
              <Icon name="search" />
              <span>{nav.find}</span>
              <kbd>Ctrl K</kbd>
            </button>
            <SectionLinks sections={sections} counts={counts} />
            <AccountMenu onKeys={showKeys} />
          </>
        }
      >
        {!isOnline && <Banner bad>{states.offlineNow}</Banner>}
        {children}
      </Frame>
      <UndoToast />
      <RefusalToast />
      <CommandMenu sections={sections} />
      {hasHelp && <ShortcutDialog sections={sections} onClose={() => setHasHelp(false)} />}
    </>
  )
}

type FrameProps = { sections: readonly Section[]; rail: ReactNode; children: ReactNode }

/** The page between rail and bottom bar. @property rail what is below the logo */
function Frame({ sections, rail, children }: FrameProps) {
  const { nav, skip, title } = useWords('admin')
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      <div className="a-shell">
        <nav className="a-side-nav" id="rail" popover="auto" aria-label={nav.label}>
          <Link className="a-logo" to="/admin" aria-label={title}>
            <i className="a-logo-mark" aria-hidden="true" />
            <span>{title}</span>
          </Link>
          {rail}
        </nav>
        <main className="a-main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <TabBar sections={sections} />
    </>
  )
}

type SectionsProps = { sections: readonly Section[]; counts?: ReturnType<typeof useSectionCounts> }

function SectionLinks({ sections, counts }: SectionsProps) {
  const { nav } = useWords('admin')
  return (['work', 'content', 'manage'] as const).map((group) => {
    const entries = sections.filter((section) => section.group === group)
    return (
      entries.length > 0 && [
        <h2 key={group}>{nav[group]}</h2>,
        ...entries.map((section) => (
          <SectionLink key={section.word} section={section} count={counts?.[section.word]} />
        )),
      ]
    )
  })
}

/** On phones. */
function TabBar({ sections }: SectionsProps) {
  const { nav } = useWords('admin')
  return (
    <nav className="a-tab-bar" aria-label={nav.tabs}>
      {sections
        .filter(({ tab }) => tab)
        .slice(0, 4)
        .map((section) => (
          <SectionLink key={section.word} section={section} />
        ))}
      <button type="button" popoverTarget="rail">
        <Icon name="more" />
        <span>{nav.more}</span>
      </button>
    </nav>
  )
}

function SectionLink({ section, count }: { section: Section; count?: number | null | undefined }) {
  const { word, icon } = section
  const to: string = addressOf(section)
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const isCurrent = to === '/admin' ? path === to : path.startsWith(to)
  return (
    <Link to={addressOf(section)} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{useSectionNames()[word]}</span>
      {typeof count === 'number' && <b>{count}</b>}
    </Link>
  )
}
