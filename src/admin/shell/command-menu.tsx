import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '../ui/icon.tsx'
import { addressOf, type Section, useSectionNames } from './sections.ts'

const id = 'commands'

export function openCommandMenu(): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** Ctrl K: goes to a place by a part of its name. A combobox with a list below it (WAI-ARIA). */
export function CommandMenu({ sections }: { sections: readonly Section[] }) {
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
