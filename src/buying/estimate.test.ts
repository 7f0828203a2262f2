import { expect, test } from 'vitest'
import { estimateOf, estimateText, readEstimate } from '#api/contract/trial/estimate.ts'
import { estimateInWords } from '../../api/trial/estimate-words.ts'
import { sizeOf } from './estimate.ts'

test('desktops need hosts beside the management servers', () => {
  const size = sizeOf('mvda', 300, {})
  expect(size).toMatchObject({ hosts: 4, storage: 20, bandwidth: 600, servers: { machines: 2 } })
  expect(sizeOf('mvda', 300, { memory: 16 }).hosts).toBe(12)
  expect(sizeOf('mvda', 20_000, {}).servers).toBeUndefined()
})

test.each([
  [200, 9],
  [1_000, 45],
  [5_000, 220],
])('recordings of %d sessions need what the table says', (sessions, terabytes) => {
  const { storage, servers } = sizeOf('av', sessions, {})
  expect([storage, servers?.disk]).toEqual([terabytes, `${terabytes} TB`])
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
    'MVDA：1,300个桌面，每桌面内存8 GB，每桌面磁盘60 GB，每会话带宽2 Mbit/s',
  )
  expect(estimateInWords('dsc=40&a2m=2', 'en')).toBe('DSC, users: 40; A2M, users: 2')
})
