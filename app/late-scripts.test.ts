import type { AnyRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { loadScriptsLate } from './late-scripts.ts'

const router = (nonce?: string) => ({ options: { ssr: { nonce } } }) as AnyRouter

const entry = '<script type="module" async="" src="/assets/index-1.js" nonce="m"></script>'
const data = '<script nonce="m" class="$tsr">data()</script>'
const end = '<script nonce="m">document.currentScript.remove();/*$tsr-stream-boundary*/</script>'
const pageWith = (scripts: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a-1.js"/><title>x</title></head><body><p></p>${scripts}</body></html>`

test('the head names no script, and those at the end of the body become one that names none', () => {
  const html = loadScriptsLate(pageWith(data + entry + end), router('m'))
  expect(html).toMatch(
    /^<html><head><title>x<\/title><\/head><body><p><\/p><script nonce="m">data\(\);[^<]*<\/script><\/body><\/html>$/,
  )
  expect(html).not.toMatch(/index-1|a-1|stream-boundary/)
})

test('a script the page may not run stays by itself, where it is', () => {
  const foreign = '<script>steal()</script>'
  const html = loadScriptsLate(pageWith(foreign + data + entry + end), router('m'))
  expect(html).toContain(`<p></p>${foreign}<script nonce="m">data();`)
})

test('what is no script to run is not made one', () => {
  const facts = '<script nonce="m" type="application/ld+json">{}</script>'
  expect(loadScriptsLate(pageWith(facts + data + entry + end), router('m'))).toContain(
    `<p></p>${facts}<script`,
  )
})

test('without marks, as while developing, and without an entry', () => {
  const unmarked = pageWith(data + entry + end).replaceAll(' nonce="m"', '')
  expect(loadScriptsLate(unmarked, router())).toMatch(/<p><\/p><script>data\(\);[^<]*<\/script><\/body>/)
  expect(loadScriptsLate(pageWith(data), router('m'))).toBe(pageWith(data))
})
