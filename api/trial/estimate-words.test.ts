import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productKeys, productNames } from '#contract/products.ts'
import { estimateOf, estimateText, limitsOf, readEstimate } from '#contract/trial/estimate.ts'
import { estimateNames } from '#contract/trial/estimate-search.ts'
import { largestOf, referenceSizes, sizeOf, sizesOf } from '#contract/trial/sizing.ts'
import { estimateInWords, resultRows } from './estimate-words.ts'

test('desktops need hosts and disks beside the management servers', () => {
  const size = sizeOf('mvda', 300, {})
  expect(size).toMatchObject({ hosts: 4, spares: 1, disk: 200, storage: 20_000, bandwidth: 600 })
  expect(size.servers?.machines).toBe(2)
  expect(sizeOf('mvda', 300, { memory: 16 })).toMatchObject({ hosts: 12, spares: 1 })
  expect(sizeOf('mvda', 20_000, {})).toMatchObject({ hosts: 188, spares: 9, servers: undefined })
})

test.each(referenceSizes.av.map(({ upTo, disk }) => [upTo, disk]))(
  'recordings of %d sessions need the %d GB that the table says',
  (sessions, disk) => {
    expect(sizeOf('av', sessions, {})).toMatchObject({ storage: disk, disk: 0, servers: { disk } })
  },
)

test('the product that takes most machines comes first, one beyond the table before all', () => {
  expect(largestOf(sizesOf({ av: 20, mvda: 300 }))).toBe('mvda')
  expect(largestOf(sizesOf({ a2m: 600, mvda: 20 }))).toBe('a2m')
  expect(largestOf(sizesOf({ mvda: 300, dsc: 5_000 }))).toBe('dsc')
})

/** What a text says, by what it is of. */
function readResult(text: string) {
  const scale: Record<string, number> = {
    GB: 1,
    TB: 1e3,
    PB: 1e6,
    'Mbit/s': 1,
    'Gbit/s': 1e3,
    'Tbit/s': 1e6,
  }
  const said = (pattern: RegExp) => {
    const [, number, unit = ''] = text.match(pattern) ?? []
    return number === undefined ? 0 : Number(number) * (scale[unit] ?? 1)
  }
  return [
    said(/服务器与一体机(\d+)台/),
    said(/桌面主机(\d+)台/),
    said(/磁盘与存储([\d.]+)\u00a0([GTP]B)/),
    said(/带宽([\d.]+)\u00a0([MGT]bit\/s)/),
  ]
}

test('the total is the sum of what is printed above it, whatever is estimated', () => {
  const member = (name: (typeof estimateNames)[number]) => {
    const { least, most } = limitsOf(name)
    return fc.option(fc.integer({ min: least, max: most }), { nil: undefined })
  }
  const estimates = fc.record(Object.fromEntries(estimateNames.map((name) => [name, member(name)])))
  fc.assert(
    fc.property(estimates, (estimate) => {
      const text = estimateText(estimate)
      const rows = resultRows(text, 'cn')
      const products = productKeys.filter((key) => estimate[key])
      expect(rows.map(([label]) => label)).toEqual([
        ...products.map((key) => productNames[key]),
        ...(products.length > 1 ? ['合计'] : []),
      ])
      const [total, ...parts] = rows.map(([, value]) => readResult(value)).reverse()
      if (parts.length === 0) return
      const sums = total?.map((_, at) => parts.reduce((all, part) => all + (part[at] ?? 0), 0))
      expect(total?.map((one) => one.toFixed(3))).toEqual(sums?.map((one) => one.toFixed(3)))
    }),
  )
})

test('the result names every product, in both languages', () => {
  expect(resultRows('av=200&mvda=20000', 'cn')).toEqual([
    ['AuditView', '服务器与一体机1台，磁盘与存储9\u00a0TB，带宽14\u00a0Mbit/s'],
    [
      'MVDA',
      'MVDA的服务器超出参考表，需测算，桌面主机188台（含备用），磁盘与存储1.2\u00a0PB，带宽40\u00a0Gbit/s',
    ],
    [
      '合计',
      '服务器与一体机1台，MVDA的服务器超出参考表，需测算，桌面主机188台（含备用），磁盘与存储1.209\u00a0PB，带宽40.014\u00a0Gbit/s',
    ],
  ])
  expect(resultRows('dsc=40', 'en')).toEqual([
    ['DSC', 'servers and appliances: 1, 4\u00a0TB of disks and storage'],
  ])
  expect(resultRows('', 'cn')).toEqual([])
})

test('what is typed is read in any width, and what is no quantity is named', () => {
  expect(readEstimate({ mvda: ' ３００ ', av: '1,000', dsc: '' })).toEqual({
    estimate: { av: 1_000, mvda: 300 },
    wrong: [],
  })
  for (const text of ['abc', '0', '-5', '1.5', '100001', '1e3', ['1', '2'], {}])
    expect(readEstimate({ mvda: text })).toEqual({ estimate: {}, wrong: ['mvda'] })
})

test('an estimate is one text, whatever is the usual left out', () => {
  const text = estimateText({ mvda: 300, av: 20, memory: 8, disk: 60 })
  expect(text).toBe('av=20&mvda=300&memory=8')
  expect(estimateOf(text)).toEqual({ mvda: 300, av: 20, memory: 8 })
  expect(estimateText(estimateOf('memory=8&<script>=1'))).toBe('')
})

test('mails say it in their language', () => {
  expect(estimateInWords('mvda=1300&memory=8', 'cn')).toBe(
    'MVDA：1,300个桌面，每桌面内存8\u00a0GB，每桌面磁盘60\u00a0GB，每会话带宽2\u00a0Mbit/s',
  )
  expect(estimateInWords('dsc=40&a2m=2', 'en')).toBe('DSC, users: 40; A2M, users: 2')
})
