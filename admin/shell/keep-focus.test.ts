// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<ul><li><button>first</button></li><li><button>second</button></li></ul><dialog open><button>Remove</button></dialog>'
  end = keepFocus()
})
afterEach(() => end())

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const remove = async (selector: string) => {
  document.querySelector(selector)?.remove()
  // observers of mutations are told in a microtask
  await Promise.resolve()
}
const focused = () => document.querySelector('button:focus')?.textContent

it('takes the focus to what took the place of a removed element', async () => {
  focus('li button')
  await remove('li')
  expect(focused()).toBe('second')
})

it.each([
  ['before', ['li', 'dialog']],
  ['after', ['dialog', 'li']],
])('takes it there, too, where the opener of a dialog is removed %s the dialog', async (_, order) => {
  focus('li button')
  focus('dialog button')
  for (const selector of order) await remove(selector)
  expect(focused()).toBe('second')
})
