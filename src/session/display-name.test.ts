import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['张三', '张三'],
  ['  Zhang San ', 'Zhang San'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie: x'],
  ['\u0000\u200b', ''],
  ['\u3164\u2060', ''],
  ['x'.repeat(40), `${'x'.repeat(31)}…`],
])('%j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown)
})
