import { beforeAll, expect, it } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { rasterise } from './answer-card.server.ts'
import { type Card, cardSvg } from './card-svg.server.tsx'
import { setTitle, widthOf } from './set-title.ts'

beforeAll(() => Promise.all([loadWords('cn', ['trial']), loadWords('en', ['trial'])]))

const cards: Card[] = [
  { lang: 'cn', title: 'CenterView桌面云智能监控运维', art: { product: 'centerview' }, ground: 'paper' },
  {
    lang: 'en',
    title: 'AuditView recording audit and behaviour analysis',
    art: { product: 'av' },
    ground: 'paper',
  },
  { lang: 'cn', title: '安全域间文件交换解决方案', art: { product: 'dsc' }, ground: 'ink' },
  { lang: 'cn', title: '桌面虚拟化与云软件', art: undefined, ground: 'paper' },
  {
    lang: 'cn',
    title: '从“慢”到“哪一跳慢”🚀：<b>过去4小时</b>的检索（附表）龘靐 & 更多',
    art: undefined,
    ground: 'paper',
  },
  {
    lang: 'en',
    title:
      'What to measure before you size a desktop cloud: sessions, logons, storage, the network and 12 more',
    art: undefined,
    ground: 'paper',
  },
  {
    lang: 'cn',
    title: 'MVDA 8.6发布：ARM瘦终端与国产系统客户端',
    art: { cover: { product: 'mvda', motif: 'release', seed: 5 } },
    ground: 'pane',
  },
  { lang: 'en', title: 'W'.repeat(300), art: undefined, ground: 'paper' },
  { lang: 'cn', title: '长'.repeat(300), art: { product: 'mdw' }, ground: 'ink' },
]

it.each(cards)('draws $title the same way each time, small enough to be sent on', async (card) => {
  for (const [shape, width, height] of [
    ['wide', 1200, 630],
    ['square', 600, 600],
  ] as const) {
    const picture = await rasterise(cardSvg(card, shape, 'www.deskcloud.example'))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
    expect(picture.byteLength).toBeLessThan(120_000)
    expect(await rasterise(cardSvg(card, shape, 'www.deskcloud.example'))).toEqual(picture)
  }
})

it('says nothing about a host it is not given, and draws no markup out of a title', () => {
  const svg = cardSvg(
    { lang: 'en', title: '</text><image href="x"/>', art: undefined, ground: 'paper' },
    'wide',
    'h',
  )
  expect(svg).not.toContain('<image')
})

it('keeps lines within the room, begins none with a closing mark and cuts no word that fits', () => {
  const room = { width: 400, sizes: [60, 40], most: [3, 5] }
  for (const { title, lang } of cards) {
    const { lines, size } = setTitle(title, lang, room)
    expect(lines.length).toBeLessThanOrEqual(5)
    for (const line of lines) {
      expect(widthOf(line) * size).toBeLessThanOrEqual(400 * 1.06)
      expect(line).not.toMatch(/^[，。：；！？、”）》]/u)
    }
  }
  const wide = { width: 640, sizes: [80, 72, 64, 57, 50], most: [2, 3, 4, 4, 5] }
  for (const lines of [
    ['申请试用之前，', '先准备这六样东西'],
    ['把ERP审批', '搬到手机上，', '而不重写ERP'],
    ['AuditView录屏审计', '与用户行为分析'],
  ])
    expect(setTitle(lines.join(''), 'cn', wide).lines).toEqual(lines)
  expect(setTitle('Two words', 'en', room).lines.join(' ')).toBe('Two words')
})

it('leaves emoji out', () => {
  expect(setTitle('云👩‍💻桌', 'cn', { width: 900, sizes: [60], most: [1] }).lines).toEqual(['云桌'])
})
