// @vitest-environment jsdom
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { keepTyping } from './kept-typing.ts'
import { useFormTyping } from './use-form-typing.tsx'

vi.mock('@tanstack/react-router', () => ({ useRouteContext: () => 'ann' }))
vi.mock('#i18n/words.tsx', () => ({
  useWords: () => ({ typing: {} }),
  useLL: () => ({ admin: { typing: { kept: () => 'kept' } } }),
  useLocale: () => 'en',
}))

function Form() {
  const form = useRef<HTMLFormElement>(null)
  const { note } = useFormTyping(form)
  return (
    <form ref={form}>
      {note}
      <input id="name" defaultValue="" />
    </form>
  )
}

it('offers what was kept in the first frame: later it would move the buttons away from who presses them', () => {
  keepTyping(`ann ${location.pathname} {"name":""}`, { name: 'won ones' })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Form />))
  expect(document.querySelector('form')?.textContent).toContain('kept')
  root.unmount()
})
