// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

vi.mock('./typing/unsaved.ts', async () => ({
  UnsavedScope: (await import('react')).createContext(new Set()),
  useMayLeave: () => async () => true,
}))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom has none
HTMLDialogElement.prototype.showModal = () => {}

it('keeps what is sent in it from the form that opened it', async () => {
  const [inner, outer] = [vi.fn(), vi.fn()]
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <form onSubmit={outer}>
        <Dialog title="Ann saved first" onClose={() => {}}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              inner()
            }}
          >
            <button type="submit">Use what is chosen</button>
          </form>
        </Dialog>
      </form>,
    ),
  )
  await act(async () => document.querySelector<HTMLButtonElement>('dialog button')?.click())
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
