import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '#i18n/menu.ts'
import { isAt, leadsTo, navEntries } from './navigation.ts'

const words: MenuEntry[] = [
  { name: 'Home', url: '/', outerUrl: '', child: [] },
  { name: 'Help', url: '', outerUrl: 'forum', child: [] },
  {
    name: 'About',
    url: '',
    outerUrl: '',
    child: [
      { name: 'News', url: '/about/news', outerUrl: '' },
      { name: 'Blog', url: '', outerUrl: 'https://blog.example/' },
    ],
  },
]
const entries = navEntries(words, 'en', { forum: 'https://forum.example/' })

describe('navEntries', () => {
  it('puts the language in front of paths', () => {
    expect(entries[0]?.url).toBe('/en')
    expect(entries[2]?.child[0]?.url).toBe('/en/about/news')
  })

  it('resolves names of configured addresses and keeps addresses', () => {
    expect(entries[1]?.outerUrl).toBe('https://forum.example/')
    expect(entries[2]?.child[1]?.outerUrl).toBe('https://blog.example/')
  })

  it('knows which are expanded', () => {
    expect(entries.every((entry) => !entry.active)).toBe(true)
    expect(navEntries(words, 'en', {}, ['About']).filter(({ active }) => active)).toMatchObject([
      { name: 'About' },
    ])
  })
})

describe('isAt', () => {
  it.each([
    ['/en/about/news', '/en/about/news'],
    ['/en/about/news', '/en/about/news/'],
    ['/en/about/news', '/en/about/news-detail/7'],
    ['/en/about/recruitment', '/en/about/joinus'],
    ['/en/service', '/en/service/remote'],
    ['/cn', '/'],
    ['/cn', '/cn'],
    ['/en', '/en/numbers'],
  ])('%s is current on %s', (url, pathname) => expect(isAt(url, pathname)).toBe(true))

  it.each([
    ['/en', '/en/about/news'],
    ['/cn', '/cn/nowhere'],
    ['', '/en'],
    ['/en/about/about', '/en/about/news'],
  ])('%s is not current on %s', (url, pathname) => expect(isAt(url, pathname)).toBe(false))
})

describe('leadsTo', () => {
  it('knows the entry whose child is current', () => {
    const about = entries[2]
    expect(about && leadsTo(about, '/en/about/news-detail/7')).toBe(true)
    expect(about && leadsTo(about, '/en')).toBe(false)
  })
})
