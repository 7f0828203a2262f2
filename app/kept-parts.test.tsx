import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { KeptPart, KeptPartsContext } from '#src/ui/kept-part.tsx'
import { createPartStore, type PartUse } from './kept-parts.ts'

type Store = ReturnType<typeof createPartStore>

let renders = 0

function Menu({ label }: { label: string }) {
  renders += 1
  return <ul id={useId()}>{`${label} & more`}</ul>
}

function Page({ visitor, children }: { visitor: string; children?: ReactNode }) {
  return (
    <main>
      <KeptPart name="menu">
        <Menu label="Products" />
      </KeptPart>
      <p>{visitor}</p>
      <KeptPart name="footer">
        <Menu label="Company" />
      </KeptPart>
      {children}
    </main>
  )
}

function render(store: Store, use: PartUse, page: ReactNode, path = '/en'): string {
  const parts = store.open(use, path)
  const html = parts.finish(renderToString(<KeptPartsContext value={parts}>{page}</KeptPartsContext>))
  const bytes = parts.fill(html).map((piece) => Buffer.from(typeof piece === 'string' ? piece : piece.bytes))
  return Buffer.concat(bytes).toString()
}

test('a page with parts from the store is the page rendered as a whole', () => {
  const store = createPartStore()
  const whole = renderToString(<Page visitor="Ann" />)
  expect(render(store, 'put', <Page visitor="Ann" />)).toBe(whole)
  render(store, 'keep', <Page visitor="nobody" />)
  renders = 0
  expect(render(store, 'put', <Page visitor="Ann" />)).toBe(whole)
  expect(renders).toBe(0)
})

test('parts come only from pages for everybody, and these are rendered as a whole', () => {
  const store = createPartStore()
  for (const use of ['put', 'neither'] as const) render(store, use, <Page visitor="Ann" />)
  renders = 0
  render(store, 'put', <Page visitor="Bob" />)
  expect(renders).toBe(2)
  for (let round = 0; round < 2; round += 1) render(store, 'keep', <Page visitor="nobody" />)
  expect(renders).toBe(6)
})

test('a part is rendered again when it is an hour old', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const store = createPartStore()
  render(store, 'keep', <Page visitor="nobody" />)
  for (const [at, expected] of [
    [3_600_000, 0],
    [3_601_000, 2],
  ] as const) {
    now.mockReturnValue(at)
    renders = 0
    render(store, 'put', <Page visitor="Ann" />)
    expect(renders).toBe(expected)
  }
  now.mockRestore()
})

test('a long text is a piece of its own, wherever the page wants it, and nothing is a hole that is not one', () => {
  const store = createPartStore()
  render(store, 'keep', <Page visitor="nobody" />)
  const parts = store.open('put', '/en')
  const page = renderToString(
    <KeptPartsContext value={parts}>
      <Page visitor={'<i data-part="0"></i>'} />
    </KeptPartsContext>,
  )
  const html = parts.finish(page)
  const pieces = parts.fill(`<style>${parts.holeFor('a{color:red}')}</style>${html}<i data-part="1"></i>`)
  expect(pieces[1]).toBe('a{color:red}')
  const text = pieces.map((piece) =>
    typeof piece === 'string' ? piece : Buffer.from(piece.bytes).toString(),
  )
  const whole = renderToString(<Page visitor={'<i data-part="0"></i>'} />)
  expect(text.join('')).toBe(`<style>a{color:red}</style>${whole}<i data-part="1"></i>`)
})

test('a part is of its path: another page marks another entry of its menu', () => {
  const store = createPartStore()
  render(store, 'keep', <Page visitor="nobody" />)
  renders = 0
  render(store, 'put', <Page visitor="Ann" />, '/en/about')
  expect(renders).toBe(2)
})

test('what several pages show is kept once', () => {
  const store = createPartStore()
  const kept = ['/en', '/en/about'].map((path) => {
    render(store, 'keep', <Page visitor="nobody" />, path)
    const parts = store.open('put', path)
    const rendered = renderToString(
      <KeptPartsContext value={parts}>
        <Page visitor="Ann" />
      </KeptPartsContext>,
    )
    return parts.fill(parts.finish(rendered)).filter((piece) => typeof piece !== 'string')
  })
  expect(kept[0]).toHaveLength(2)
  expect(kept[1]?.[0]).toBe(kept[0]?.[0])
  expect(kept[1]?.[1]).toBe(kept[0]?.[1])
})

test('a part that shows something else now is replaced', () => {
  const store = createPartStore()
  const page = (label: string) => (
    <KeptPart name="menu">
      <Menu label={label} />
    </KeptPart>
  )
  render(store, 'keep', page('old'))
  render(store, 'keep', page('new'))
  expect(render(store, 'put', page('old'))).toContain('new')
})

test('a part is of what it shows', () => {
  const store = createPartStore()
  const page = (titles: string[]) => (
    <KeptPart name="news" of={titles}>
      <Menu label={titles.join()} />
    </KeptPart>
  )
  const whole = render(store, 'keep', page(['one', 'two']))
  renders = 0
  expect(render(store, 'put', page(['one', 'two']))).toBe(whole)
  expect(renders).toBe(0)
  expect(render(store, 'put', page(['three']))).toContain('three')
})

test('a part that is not the same for everybody this time is rendered', () => {
  const store = createPartStore()
  const page = (query: string) => (
    <KeptPart name="languages" when={query === ''}>
      <Menu label={query} />
    </KeptPart>
  )
  render(store, 'keep', page('?a'))
  render(store, 'keep', page(''))
  expect(render(store, 'put', page('?b'))).toContain('?b')
})

test('a part with a script or a style of its own is rendered each time: the policy of the page has to name it', () => {
  const store = createPartStore()
  const page = (
    <KeptPart name="styled">
      <Menu label="Products" />
      <style>{'p{margin:0}'}</style>
    </KeptPart>
  )
  render(store, 'keep', page)
  renders = 0
  expect(render(store, 'put', page)).toBe(renderToString(page))
  expect(renders).toBe(2)
})

test('what looks like a mark in a text is text', () => {
  const store = createPartStore()
  const page = <Page visitor={'<i data-part="1"></i><i data-part=""></i>'} />
  const whole = renderToString(page)
  expect(render(store, 'keep', page)).toBe(whole)
  expect(render(store, 'put', page)).toBe(whole)
})
