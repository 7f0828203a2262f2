import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { company } from '#src/site/company.ts'
import { drawQrCode } from '../src/share/draw-qr-code.ts'
import { qrFolder } from './qr-codes.ts'

it.each(Object.entries(company.qrTargets))('the drawn code %s leads to its target', (name, target) => {
  expect(readFileSync(`${qrFolder}/${name}.svg`, 'utf8')).toBe(drawQrCode(target))
})

it('is a square of dark modules inside a quiet zone', () => {
  const svg = drawQrCode('https://example.com/')
  const [, min, width] = svg.match(/viewBox="(-4) -4 (\d+) \2"/) ?? []
  expect(Number(min)).toBe(-4)
  expect((Number(width) - 8 - 17) % 4).toBe(0)
})
