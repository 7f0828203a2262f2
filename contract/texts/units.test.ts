import { expect, test } from 'vitest'
import { quantity, sizeText } from './quantity.ts'
import { keepUnits } from './units.ts'

test.each([
  ['1 TB磁盘', '1~TB磁盘'],
  ['4 TB and 8 TB?', '4~TB and 8~TB?'],
  ['每台{cores:number} vCPU、{memory:number} GB内存', '每台{cores:number}~vCPU、{memory:number}~GB内存'],
  ['a call of 20 minutes, 60 person-days a year', 'a call of 20~minutes, 60~person-days a year'],
  ['1,200 个桌面，8 名开发者', '1,200~个桌面，8~名开发者'],
  ['Windows 10 support, section 4 describes, 3 sizes', 'Windows 10 support, section 4 describes, 3 sizes'],
])('a number stays with its unit: %s', (text, expected) =>
  expect(keepUnits(text).replaceAll('\u00a0', '~')).toBe(expected),
)

test.each([
  [300, 'GB', '300 GB'],
  [1_200, 'GB', '1.2 TB'],
  [999_000, 'GB', '999 TB'],
  [1_205_700, 'GB', '1.2057 PB'],
  [600, 'Mbit/s', '600 Mbit/s'],
  [40_067, 'Mbit/s', '40.067 Gbit/s'],
] as const)('a thousand of one unit is one of the next: %d %s', (amount, unit, text) =>
  expect(quantity(amount, unit).replace('\u00a0', ' ')).toBe(text),
)

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [99_960, '100 kB'],
  [999_600, '1 MB'],
  [38_456_755, '38.5 MB'],
])('a file of %d bytes has %s', (bytes, text) => expect(sizeText(bytes).replace('\u00a0', ' ')).toBe(text))
