import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { company } from '#src/site/facts/company.ts'
import { drawQrCode } from '../../src/share/answer-qr-code.server.ts'
import { qrFolder } from './qr-codes.ts'

it.each(Object.entries(company.qrTargets))('the drawn code %s leads to its target', async (name, target) => {
  expect(readFileSync(`${qrFolder}/${name}.svg`, 'utf8')).toBe(await drawQrCode(target))
})

it('is a square of dark modules inside a quiet zone', async () => {
  const svg = await drawQrCode('https://example.com/')
  const [, width] = svg.match(/viewBox="0 0 (\d+) \1"/) ?? []
  expect((Number(width) - 8 - 17) % 4).toBe(0)
  expect(svg).toContain(' d="M4 4.5h7')
})
