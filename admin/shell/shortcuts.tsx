import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { isComposing } from '../ui/typing/own-keys.ts'
import { addressOf, type Section, useSectionNames } from './sections.ts'

/** `off` where somebody has switched single keys off in this browser (WCAG 2.1.4). */
const setting = 'admin-keys'
/** How long after G its second key may come, ms. */
const secondKeyMs = 1_200

/** The second keys of G. */
const letters: Partial<Record<Section['word'], string>> = {
  today: 't',
  leads: 'a',
  figures: 'f',
  news: 'n',
  staff: 's',
  audit: 'l',
}

/** Single keys. They do nothing while something is typed or a dialog is open. */
export function useShortcuts(sections: readonly Section[], onHelp: () => void): void {
  const router = useRouter()
  useEffect(() => {
    let sinceG = Number.NEGATIVE_INFINITY
    const actOf = (key: string, target: Element): (() => void) | undefined => {
      if (performance.now() - sinceG < secondKeyMs) {
        sinceG = Number.NEGATIVE_INFINITY
        const section = sections.find(({ word }) => letters[word] === key)
        return section && (() => void router.navigate({ to: addressOf(section) }))
      }
      if (key === 'g')
        return () => {
          sinceG = performance.now()
        }
      if (key === '?') return onHelp
      if (key === 'x') return () => boxOf(target)?.click()
      // a card takes its own keys itself
      const marked = /^[a-z/]$/.test(key) ? elementFor(key) : undefined
      if (marked) return () => use(marked)
      return key === 'j' ? () => step(1) : key === 'k' ? () => step(-1) : undefined
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || target.closest(typed) || document.querySelector(closed)) return
      if (localStorage.getItem(setting) === 'off') return
      const act = actOf(key.toLowerCase(), target)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [sections, router, onHelp])
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** A dialog, or a form that is under way: its field has lost the focus, and somebody may type on. */
const closed = 'dialog[open], .a-form-fields:disabled'

/** What says of itself that a key uses it. */
function elementFor(key: string): HTMLElement | undefined {
  const marked = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)
  return [...marked].find((element) => element.getClientRects().length > 0)
}

function use(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) element.select()
  else element.click()
}

/** Moves the focus from row to row, or from card to card. */
function step(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('main :is(.a-row-link, .a-lead-card > a)')]
  const at = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement))
  links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus()
}

/** The box of the row that has the focus, else of the one that is open. */
function boxOf(target: Element): HTMLElement | null | undefined {
  const row = target.closest('tr') ?? document.querySelector('main tr[aria-selected="true"]')
  return row?.querySelector<HTMLElement>('input[type="checkbox"]')
}

/** The keys there are, and the switch for those that are pressed alone. */
export function ShortcutDialog({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const { keys: words, states, nav, undo } = useWords('admin')
  const names = useSectionNames()
  const places = sections.flatMap(({ word }) => {
    const letter = letters[word]
    return letter ? [[names[word], `G ${letter.toUpperCase()}`] as const] : []
  })
  const has = (place: Section['word']) => sections.some(({ word }) => word === place)
  const rows = [
    [nav.find, 'Ctrl+K'],
    [words.search, '/'],
    ...places,
    [words.step, 'J K'],
    [words.open, 'Enter'],
    [words.create, 'C'],
    [undo.undo, 'Z'],
    ...(has('leads')
      ? ([
          [words.mark, 'X'],
          [words.move, '[ ]'],
          [words.note, 'Ctrl+Enter'],
        ] as const)
      : []),
    ...(has('news')
      ? ([
          [words.save, 'Ctrl+S'],
          [words.languages, 'Alt+1 Alt+2'],
          [words.toolbar, 'Alt+F10'],
          [words.leave, 'Esc Tab'],
        ] as const)
      : []),
    [words.close, 'Esc'],
    [words.title, '?'],
  ] as const
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Pairs
        className="a-key-list"
        of={rows.map(([what, keys]) => [what, keys.split(' ').map((key) => <kbd key={key}>{key}</kbd>)])}
      />
      <label className="a-row">
        <input
          type="checkbox"
          defaultChecked={localStorage.getItem(setting) !== 'off'}
          onChange={({ target }) => localStorage.setItem(setting, target.checked ? 'on' : 'off')}
        />
        {words.on}
      </label>
      <Buttons>
        <Button ghost onClick={onClose}>
          {states.close}
        </Button>
      </Buttons>
    </Dialog>
  )
}
