import { beforeAll, expect, it } from 'vitest'
import { loadWords } from '#i18n/load-words.ts'
import { rasterise } from './answer-card.server.ts'
import { type Card, cardSvg } from './card-svg.server.tsx'

beforeAll(() => Promise.all([loadWords('cn', ['trial']), loadWords('en', ['trial'])]))

const cards: Card[] = [
  { lang: 'cn', art: { product: 'centerview' }, ground: 'paper' },
  { lang: 'en', art: { product: 'av' }, ground: 'ink' },
  { lang: 'cn', art: undefined, ground: 'paper' },
  { lang: 'en', art: { illustration: 'desk' }, ground: 'paper' },
  { lang: 'cn', art: { cover: { product: 'mvda', motif: 'release', seed: 5 } }, ground: 'pane' },
]

it.each(cards)('draws card %# the same way each time, small enough to be sent on', async (card) => {
  for (const [shape, width, height] of [
    ['wide', 1200, 630],
    ['square', 600, 600],
  ] as const) {
    const svg = cardSvg(card, shape)
    const picture = await rasterise(svg)
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height])
    expect(picture.byteLength).toBeLessThan(120_000)
    expect(await rasterise(svg)).toEqual(picture)
  }
})

it('names the product that it shows', () => {
  const names = (art: Card['art']) =>
    cardSvg({ lang: 'cn', art, ground: 'paper' }, 'wide').split('class="name"')
  expect(names({ product: 'dsc' })).toHaveLength(2)
  expect(names({ cover: { product: 'dsc', motif: 'story', seed: 0 } })).toHaveLength(2)
  expect(names({ illustration: 'desk' })).toHaveLength(1)
})
