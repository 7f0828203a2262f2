import { expect, test } from 'vitest'
import { mostCandidates } from './find-documents.ts'
import type { SearchEntry } from './search-entry.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import { searchSite } from './search-site.ts'
import { searchTerms } from './search-terms.ts'

const topics = [
  '云桌面',
  '会话检索',
  '文件摆渡',
  '录屏审计',
  '外设重定向',
  '登录缓慢',
  '国产系统',
  '容量评估',
]
const queries = [
  '云桌面',
  '桌面',
  '会话',
  '文件摆渡 审批',
  'desktop',
  'MVDA 8.6',
  '第9999篇',
  '怎么解决登录慢的问题',
]

/** Articles that repeat few words, as those of one company do: long postings are what costs. */
function articles(count: number): SearchEntry[] {
  return Array.from({ length: count }, (_, n) => {
    const topic = topics[n % topics.length] as string
    return {
      ...{
        kind: 'news',
        place: { path: `/about/news-detail/${n}` },
        lang: 'cn',
        names: [],
        date: '2026-11-20',
      },
      title: `${topic}第${n}篇：云桌面怎样更快`,
      lead: `这一篇说${topic}，也说desktop ${n} MVDA 8.${n % 10}和用户登录。`,
      passages: [
        { heading: '', text: `会话、文件与${topics[(n * 7) % topics.length]}，审批编号${n * 31}。` },
      ],
    }
  })
}

let many: SearchIndex

test('ten thousand articles cost a bounded number of looks, whatever is asked', {
  timeout: 120_000,
}, async () => {
  const terms = await searchTerms()
  many = await buildIndex(articles(10_000), terms.simplified)
  for (const query of queries) {
    const { effort } = searchSite(query, { indexes: [many], terms, lang: 'cn' })
    expect(effort.visited, query).toBeLessThan(15 * mostCandidates)
  }
})

test('what is everywhere is found in the newest, and said to be more', async () => {
  const terms = await searchTerms()
  const { hits, many: more } = searchSite('云桌面', { indexes: [many], terms, lang: 'cn' })
  expect(hits.length).toBe(1_000)
  expect(more).toBe(true)
  const rare = searchSite('第9999篇', { indexes: [many], terms, lang: 'cn' })
  expect(rare.hits[0]?.document.entry.place.path).toBe('/about/news-detail/9999')
})
