// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { WordsProvider } from '#i18n/words.tsx'
import type { Announced } from './announced.ts'
import { AnnouncementLines } from './announcement-lines.tsx'

let path = ''
/** Of the page on display. */
const location = () => ({ pathname: `/cn${path}` })
vi.mock('@tanstack/react-router', () => ({
  ScriptOnce: () => null,
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ location: location() }),
}))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const said = (text: string) => ({ text, link: '' })
const items: Announced[] = [
  { key: 'news', place: 'news', cn: said('news'), en: null, address: '' },
  { key: 'new', place: 'all', cn: said('new'), en: null, address: '' },
  { key: 'old', place: 'all', cn: said('old'), en: said('old'), address: '' },
]
const page = (shown: string) => {
  path = shown
  return (
    <WordsProvider locale="cn">
      <AnnouncementLines items={[...items]} />
      <main id="main" tabIndex={-1} />
    </WordsProvider>
  )
}

let root: Root | undefined

beforeAll(() => loadWords('cn', []))
beforeEach(() => localStorage.clear())
afterEach(() => act(async () => root?.unmount()))

async function open(path = ''): Promise<void> {
  document.body.innerHTML = `<div>${renderToString(page(path))}</div>`
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, page(path))
  })
}

function shown(): unknown[] {
  const lines = [...document.querySelectorAll<HTMLElement>('.ann')]
  return lines.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.name)
}

async function close(): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>('.ann:not([hidden]) button')?.click())
  await new Promise(requestAnimationFrame)
}

it('shows the next one when one is closed, and none of them again in this browser', async () => {
  await open()
  expect(shown()).toEqual(['new'])
  expect(document.querySelectorAll('button[hidden]')).toHaveLength(0)
  await close()
  expect(shown()).toEqual(['old'])
  expect(document.activeElement?.closest<HTMLElement>('.ann')?.dataset.name).toBe('old')
  await close()
  expect(shown()).toEqual([])
  expect(document.activeElement?.id).toBe('main')
  await act(async () => root?.unmount())
  await open()
  expect(shown()).toEqual([])
})

it('shows those for the page, and follows a navigation', async () => {
  await open('/about/news')
  expect(shown()).toEqual(['news'])
  await act(async () => root?.render(page('/search')))
  expect(shown()).toEqual(['new'])
})

it('closes where storage is blocked', async () => {
  await open()
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked')
  })
  await close()
  blocked.mockRestore()
  expect(shown()).toEqual(['old'])
})
