// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { closeAnnouncements } from './close-announcements.ts'

const all = '^/(cn|en)(/|$)'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/cn')
  open()
})

function open(): void {
  const line = (id: string, paths: string) =>
    `<aside class="ann" data-name="ann-${id}" data-paths="${paths}"><p>${id}</p><button hidden></button></aside>`
  document.head.innerHTML = '<title>Home</title>'
  document.body.innerHTML = `${line('news', '^/cn/about/news')}${line('new', all)}${line('old', all)}<main id="main" tabindex="-1"></main>`
  closeAnnouncements(document)
}

function shown(): unknown[] {
  const lines = [...document.querySelectorAll<HTMLElement>('.ann')]
  return lines.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.name?.slice(4))
}

const close = () => document.querySelector<HTMLElement>('.ann:not([hidden]) button')?.click()

it('shows the next one when one is closed, and none of them again in this browser', () => {
  expect(shown()).toEqual(['new'])
  expect(document.querySelectorAll('button[hidden]')).toHaveLength(0)
  close()
  expect(shown()).toEqual(['old'])
  expect(document.activeElement?.parentElement?.dataset.name).toBe('ann-old')
  close()
  expect(shown()).toEqual([])
  expect(document.activeElement?.id).toBe('main')
  open()
  expect(shown()).toEqual([])
})

it('follows a navigation', async () => {
  history.replaceState(null, '', '/cn/about/news')
  document.title = 'News'
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toEqual(['news'])
})

it('closes where storage is blocked', () => {
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = () => {
    throw new DOMException('blocked')
  }
  close()
  Storage.prototype.setItem = setItem
  expect(shown()).toEqual(['old'])
})
