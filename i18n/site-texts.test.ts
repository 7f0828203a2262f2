import { describe, expect, it } from 'vitest'
import { laidOver } from './edits.ts'
import { clausesOf, faultOf, isFree, mended, tokensOf, unitsOf } from './site-texts.ts'

const words = {
  title: '云桌面，随处可用',
  titleClauses: ['云桌面，', '随处可用'],
  page: '第{n:number}页',
  plural: '{{n:article|articles}} {n}',
  seo: { title: '标题', description: '描述' },
  items: [
    { title: '一', text: '甲' },
    { title: '二', text: '乙' },
  ],
  links: [{ id: 'a', name: '名称' }],
}
const fault = (place: string, value: unknown, lang: 'cn' | 'en' = 'cn') =>
  faultOf(lang, 'home', place, words, value)

describe('a text of the site', () => {
  it('is each text, or a whole list; no data, and no clauses of a heading', () => {
    const units = unitsOf('home', { ...words, id: 'x' })
    expect(units.map(({ place }) => place)).toEqual([
      'title',
      'page',
      'plural',
      'seo.title',
      'seo.description',
      'items',
      'links',
    ])
    expect(unitsOf('legal', words)).toEqual([])
    expect(unitsOf('trial', { form: { consent: { text: 'a' } } })).toEqual([])
  })

  it.each([
    ['title', '<b>新</b></script>', undefined],
    ['title', ' ', 'empty'],
    ['title', ['新'], 'shape'],
    ['nothing', '新', 'unknown'],
    ['titleClauses', ['新'], 'unknown'],
    ['page', '页{n:number}', undefined],
    ['page', '页', 'placeholder'],
    ['page', '页{n:number}{m}', 'placeholder'],
    ['page', '页{n:number', 'placeholder'],
    ['title', '价格{price}', 'placeholder'],
    ['plural', '{{n:news|news}} {n}', undefined],
    ['seo.title', '长'.repeat(31), 'seo'],
    ['title', '长'.repeat(4_001), 'long'],
    ['items', [{ title: '一', text: '甲' }], undefined],
    ['items', [], 'shape'],
    ['items', [{ title: '一' }], 'shape'],
    ['items', [{ title: '一', text: '甲', more: '丙' }], 'shape'],
    ['items', [words.items[0], words.items[0]], 'same'],
    ['links', [{ id: 'a', name: '别名' }], undefined],
    ['links', [{ id: 'b', name: '名称' }], 'shape'],
    ['links', [], 'shape'],
    ['__proto__.title', 'x', 'unknown'],
  ])('in %s takes %j: %s', (place, value, expected) => {
    expect(fault(place, value)).toBe(expected)
  })

  it('has no Chinese in English', () => {
    expect(fault('title', 'Cloud 桌面', 'en')).toBe('language')
    expect(fault('title', 'Cloud desktop', 'en')).toBeUndefined()
  })

  it('is laid over the others, which stay the same objects', () => {
    const laid = laidOver(words, { 'seo.title': '新标题', 'gone.title': 'x' })
    expect(laid.seo).toEqual({ title: '新标题', description: '描述' })
    expect(laid.items).toBe(words.items)
    expect(words.seo.title).toBe('标题')
  })

  it('splits its heading as the page shows it', () => {
    expect(clausesOf(words, 'title', '新的，标题', 'cn')).toEqual({
      place: 'titleClauses',
      value: ['新的，', '标题'],
    })
    expect(clausesOf(words, 'page', 'x', 'cn')).toBeUndefined()
  })

  it('has its typography mended in Chinese', () => {
    expect(mended('支持 16 GB内存,更快(新)')).toBe('支持16 GB内存，更快（新）')
    expect(tokensOf('{a}{b:number}{{a:x|y}}')).toBe('{a},{b:number}')
    expect(isFree('home/items', words.items)).toBe(true)
    expect(isFree('home/links', words.links)).toBe(false)
  })
})
