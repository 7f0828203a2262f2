import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { loadScriptsLate } from './late-scripts.ts'
import { joinPage, splitPage } from './page-text.ts'

const router = (nonce?: string, staticData = {}) =>
  ({
    options: { ssr: { nonce } },
    stores: { matches: { get: () => [{ routeId: '__root__' }, { routeId: '/$lang', staticData }] } },
    ssr: {
      manifest: {
        routes: {
          __root__: { preloads: ['/assets/a-1.js'] },
          '/$lang': { preloads: [{ href: '/assets/b-1.js' }] },
          '/$lang/search': { preloads: ['/assets/c-1.js'] },
        },
      },
    },
  }) as unknown as AnyRouter

const lateIn = (html: string, of: AnyRouter) => joinPage(loadScriptsLate(splitPage(html), of))

const entry = '<script type="module" async="" src="/assets/index-1.js" nonce="m"></script>'
const data = '<script nonce="m" class="$tsr">data()</script>'
const end = '<script nonce="m">document.currentScript.remove();/*$tsr-stream-boundary*/</script>'
const pageWith = (scripts: string) =>
  `<html><head><title>x</title></head><body><p></p>${scripts}</body></html>`

test('the scripts at the end of the body become one', () => {
  const html = lateIn(pageWith(data + entry + end), router('m'))
  expect(html).toMatch(
    /^<html><head><title>x<\/title><\/head><body><p><\/p><script nonce="m">data\(\);[^<]*<\/script><\/body><\/html>$/,
  )
  expect(html).not.toContain('stream-boundary')
})

test('the one script removes itself, and looks for no other parts', () => {
  const parts =
    "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}"
  const html = lateIn(pageWith(data.replace('data()', `data();${parts}`) + entry + end), router('m'))
  expect(html).toContain('data();document.currentScript.remove();')
  expect(html).not.toContain('previousElementSibling')
})

test('a script the page may not run stays by itself, where it is', () => {
  const foreign = '<script>steal()</script>'
  const html = lateIn(pageWith(foreign + data + entry + end), router('m'))
  expect(html).toContain(`<p></p>${foreign}<script nonce="m">data();`)
})

test('a page that opens at a section goes there', () => {
  const html = lateIn(pageWith(data + entry + end), router('m', { opensAtSection: () => true }))
  expect(html.indexOf('".opening"')).toBeGreaterThan(0)
  expect(lateIn(pageWith(data + entry + end), router('m'))).not.toContain('.opening')
})

test('what is no script to run is not made one', () => {
  const facts = '<script nonce="m" type="application/ld+json">{}</script>'
  expect(lateIn(pageWith(facts + data + entry + end), router('m'))).toContain(`<p></p>${facts}<script`)
})

test('the scripts are those the data name, or named once more where the data wait for them', () => {
  const manifest = '({manifest:{routes:{}}})'
  const atOnce = `<script nonce="m">boot();$_TSR.router=${manifest}</script>`
  const kept = `<script nonce="m">boot();$_TSR.p(()=>$_TSR.router=${manifest})</script>`
  for (const [first, second] of [
    [atOnce, entry],
    [entry, atOnce],
  ] as const) {
    const html = lateIn(pageWith(first + second + end), router('m'))
    expect(html.indexOf('$_TSR.router.manifest')).toBeGreaterThan(html.indexOf('$_TSR.router='))
    expect(html).not.toContain('index-1')
  }
  const html = lateIn(pageWith(kept + entry + end), router('m'))
  expect(html).not.toContain('$_TSR.router.manifest')
  expect(html).toContain(
    '[{"preloads":["/assets/a-1.js","/assets/b-1.js"],"scripts":[{"attrs":{"type":"module","src":"/assets/index-1.js"}}]}]',
  )
})

test('without marks, as while developing, and without an entry', () => {
  const unmarked = pageWith(data + entry + end).replaceAll(' nonce="m"', '')
  expect(lateIn(unmarked, router())).toMatch(/<p><\/p><script>data\(\);[^<]*<\/script><\/body>/)
  expect(lateIn(pageWith(data), router('m'))).toBe(pageWith(data))
  const inline = pageWith('<script type="module" nonce="m">import("/entry.js")</script>')
  expect(lateIn(inline, router('m'))).toBe(inline)
})
