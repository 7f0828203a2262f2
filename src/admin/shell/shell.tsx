import { useLocation, useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { useStaff } from '../staff.ts'
import { Icon } from '../ui/icon.tsx'
import { Banner } from '../ui/state.tsx'
import { useLeaveGuard } from '../ui/typing/unsaved.ts'
import { useOnline } from '../ui/typing/use-online.ts'
import { AccountMenu } from './account-menu.tsx'
import { addressOf, type Section, sectionsOf, useSectionCounts, useSectionNames } from './sections.ts'
import { ShortcutDialog, useShortcuts } from './shortcuts.tsx'

/** What stands around every page of the staff's side: the rail, on phones a bar at the bottom. */
export function Shell({ children }: { children: ReactNode }) {
  const { nav, skip, states } = useWords('admin')
  const staff = useStaff()
  const sections = useMemo(() => sectionsOf(staff), [staff])
  const [hasHelp, setHasHelp] = useState(false)
  const showKeys = useCallback(() => setHasHelp(true), [])
  useShortcuts(sections, showKeys)
  const counts = useSectionCounts()
  useLeaveGuard()
  const hasFailed = useUncaught()
  const isOnline = useOnline()
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      <div className="a-app">
        <nav className="a-rail" id="rail" popover="auto" aria-label={nav.label}>
          <Link className="a-logo" to="/admin" aria-label={useWords('admin').title}>
            <i className="a-lm" aria-hidden="true" />
            <span>{useWords('admin').title}</span>
          </Link>
          <button
            className="a-find"
            type="button"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={openCommandMenu}
          >
            <Icon name="search" />
            <span>{nav.find}</span>
            <kbd>Ctrl K</kbd>
          </button>
          {(['work', 'content', 'manage'] as const).map((group) => {
            const entries = sections.filter((section) => section.group === group)
            return (
              entries.length > 0 && [
                <h2 key={group}>{nav[group]}</h2>,
                ...entries.map((section) => (
                  <SectionLink key={section.word} section={section} count={counts[section.word]} />
                )),
              ]
            )
          })}
          <AccountMenu onKeys={showKeys} />
        </nav>
        <main className="a-main" id="main" tabIndex={-1}>
          {!isOnline && <Banner bad>{states.offline}</Banner>}
          {hasFailed && <Banner bad>{states.notDone}</Banner>}
          {children}
        </main>
      </div>
      <nav className="a-tab" aria-label={nav.tabs}>
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
      <CommandMenu sections={sections} />
      {hasHelp && <ShortcutDialog sections={sections} onClose={() => setHasHelp(false)} />}
    </>
  )
}

/** Whether a promise of this page was rejected and nobody caught it: whatever was asked for has not happened. */
function useUncaught(): boolean {
  const { pathname } = useLocation()
  const [failedOn, setFailedOn] = useState<string>()
  useEffect(() => {
    const onRejection = () => setFailedOn(pathname)
    addEventListener('unhandledrejection', onRejection)
    return () => removeEventListener('unhandledrejection', onRejection)
  }, [pathname])
  return failedOn === pathname
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

const id = 'commands'

function openCommandMenu(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** Ctrl K: goes to a place by a part of its name. A combobox with a list below it (WAI-ARIA). */
function CommandMenu({ sections }: { sections: readonly Section[] }) {
  const { nav } = useWords('admin')
  const names = useSectionNames()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      openCommandMenu()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  const found = sections.filter(({ word }) => names[word].toLowerCase().includes(typed.trim().toLowerCase()))
  const word = found[chosen]?.word
  useEffect(() => {
    if (word) document.getElementById(`command-${word}`)?.scrollIntoView({ block: 'nearest' })
  }, [word])
  const go = (section: Section | undefined) => {
    if (!section) return
    dialog.current?.close()
    void router.navigate({ to: addressOf(section) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen((chosen + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') go(found[chosen])
    else return
    event.preventDefault()
  }
  return (
    <dialog className="a-dlg a-cmd" id={id} ref={dialog} aria-label={nav.find} onClose={() => setTyped('')}>
      <input
        role="combobox"
        aria-label={nav.find}
        placeholder={nav.find}
        aria-expanded="true"
        aria-controls="commands-list"
        aria-activedescendant={found[chosen] && `command-${found[chosen].word}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id="commands-list" aria-label={nav.label}>
        {found.map((section, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={section.word}
            id={`command-${section.word}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onClick={() => go(section)}
          >
            <Icon name={section.icon} />
            {names[section.word]}
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">{nav.nothing}</p>}
    </dialog>
  )
}
