import { describe, expect, it } from 'vitest'
import { laidOver } from '#i18n/edits.ts'
import { clausesOf, faultOf, isFree, mended, tokensOf, unitAt, unitsOf } from './site-texts.ts'

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
  faultOf(lang, 'home', place, unitAt('home', words, place), value)

describe('a text of the site', () => {
  it('is each text, or a whole list; no data, and no clauses of a heading', () => {
    const units = unitsOf('home', { ...words, id: 'x', 'key.of.a.program': 'x' })
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
    ['title', '\u200b\u2060', 'empty'],
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
    ['items.0.title', '新', 'unknown'],
    ['seo', '新', 'unknown'],
  ])('in %s takes %j: %s', (place, value, expected) => {
    expect(fault(place, value)).toBe(expected)
  })

  it('has no Chinese in English', () => {
    expect(fault('title', 'Cloud 桌面', 'en')).toBe('language')
    expect(fault('title', 'Cloud desktop', 'en')).toBeUndefined()
  })

  it.each([
    ['root', 'company.phone', '400-111-2222', undefined],
    ['root', 'company.phone', '+86-10-1111-2222', undefined],
    ['root', 'company.phone', '1;ext=javascript:alert(1)', 'phone'],
    ['root', 'company.email', 'a@firm.cn', undefined],
    ['root', 'company.email', 'a@firm.cn?cc=b@firm.cn', 'email'],
    ['root', 'company.forumUrl', 'https://forum.firm.cn/x?y=1', undefined],
    ['root', 'company.forumUrl', 'javascript:alert(1)', 'address'],
    ['root', 'company.forumUrl', 'https://firm.cn/"onclick=', 'address'],
    ['root', 'company.forumUrl', 'http://firm.cn/', 'address'],
    ['company-facts', 'icp', '', undefined],
    ['company-facts', 'icp', '12345', 'icp'],
    ['company-facts', 'qr.sales', 'data:text/html,x', 'address'],
    ['company-facts', 'departments.sales.phone', '', undefined],
    ['company-facts', 'departments.support.phone', '', 'empty'],
    ['company-facts', 'offices', [{ city: 'Wuhan', phone: 'none', map: '武汉市' }], 'phone'],
    ['company-facts', 'offices', [{ city: 'Wuhan', phone: '027-0000-0000', map: '武汉市' }], undefined],
    ['company-facts', 'offices', [{ city: '武汉', phone: '027-0000-0000', map: '武汉市' }], 'language'],
  ])('%s/%s takes as a fact %j: %s', (part, place, value, expected) => {
    const facts = {
      company: { phone: '400-000-0000', email: 'a@firm.cn', forumUrl: 'https://firm.cn/' },
      icp: '',
      qr: { sales: 'https://firm.cn/' },
      departments: { sales: { phone: '' }, support: { phone: '400-000-0001' } },
      offices: [{ city: 'Beijing', phone: '010-0000-0000', map: '北京市' }],
    }
    expect(faultOf('en', part, place, unitAt(part, facts, place), value)).toBe(expected)
  })

  it.each([
    ['carousel', ['a2m', 'mvda', 'av', 'dsc'], undefined],
    ['carousel', ['mvda', 'mvda', 'av', 'dsc'], 'same'],
    ['carousel', ['mvda', 'av', 'dsc'], 'shape'],
    ['carousel', ['mvda', 'gone', 'av', 'dsc'], 'product'],
    ['customers', ['energy'], undefined],
    ['customers', [], 'shape'],
    ['customers', ['energy', 'constructor'], 'industry'],
  ])('%s shows as a choice %j: %s', (list, value, expected) => {
    const home = {
      carousel: { shown: ['mvda', 'dsc', 'centerview', 'av'] },
      customers: { shown: ['finance', 'energy'] },
    }
    const place = `${list}.shown`
    expect(faultOf('cn', 'home', place, unitAt('home', home, place), value)).toBe(expected)
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
    expect(isFree('home/filled', ['{days}天内回复', '修复'])).toBe(false)
  })
})
