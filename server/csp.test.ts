// @vitest-environment jsdom
import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { nastyTexts } from '../tests/nasty-texts.ts'
import { withPolicy } from './csp.ts'

it.each([...nastyTexts, 'a\rb\r\nc', 'a\0b'])('lets a script run whatever its text has: %j', (text) => {
  // as a renderer writes text into a script
  const literal = `'${text.replace(/['\\<\n\u2028\u2029]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
  const page = `<!DOCTYPE html><script nonce="n">self.said = ${literal}</script><p>${text.replaceAll('<', '&lt;')}</p>`
  const { html, policy } = withPolicy(Buffer.from(page).toString(), 'n', false)
  const script = new DOMParser().parseFromString(html, 'text/html').querySelector('script')?.textContent ?? ''
  expect(policy).toContain(`'sha256-${hash('sha256', script, 'base64')}'`)
})
