// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { standInForPopovers } from './popover-stand-in.ts'

standInForPopovers()

// a browser that knows no popovers renders them
document.head.innerHTML = '<style>[popover] { display: block }</style>'

beforeEach(() => {
  document.body.innerHTML = `
    <button id="open" popovertarget="menu"><i id="icon"></i></button>
    <div id="menu" popover><button id="close" popovertarget="menu" popovertargetaction="hide" autofocus></button>
      <a id="inside"></a></div>
    <div id="other" popover></div><button id="open-other" popovertarget="other"></button>
    <p id="outside"></p>`
})

function click(id: string): void {
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

function isOpen(id: string): boolean {
  return document.getElementById(id)?.classList.contains('is-open') === true
}

it('opens from its button, takes the focus and gives it back', () => {
  click('icon')
  expect(isOpen('menu')).toBe(true)
  expect(document.activeElement?.id).toBe('close')
  click('close')
  expect(isOpen('menu')).toBe(false)
  expect(document.activeElement?.id).toBe('open')
})

it('stays open on a click inside and closes on one outside', () => {
  click('open')
  click('inside')
  expect(isOpen('menu')).toBe(true)
  click('outside')
  expect(isOpen('menu')).toBe(false)
})

it('closes on Escape and when a script asks', () => {
  click('open')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(isOpen('menu')).toBe(false)
  click('open')
  document.getElementById('menu')?.hidePopover()
  expect(isOpen('menu')).toBe(false)
})

it('shows one at a time', () => {
  click('open')
  click('open-other')
  expect([isOpen('menu'), isOpen('other')]).toEqual([false, true])
})
