import { cut, parseUrl } from '#contract/typed-text.ts'

/** Attribution in `sessionStorage`, not a cookie: landing page, kind of referrer, campaign (`utm_*`, `bd_vid`). */
const key = 'visit-source'
const longestValue = 120
const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'bd_vid']
const kinds = ['direct', 'search', 'social', 'other']

const search = /(^|\.)(baidu|google|bing|sogou|so|sm|haosou|yandex|duckduckgo|yahoo)\.[a-z.]+$/
const social =
  /(^|\.)(weixin\.qq|weibo|zhihu|douyin|linkedin|facebook|x|twitter|bilibili|xiaohongshu)\.[a-z]+$/

/** Browser only. From the document's own URL, whatever client-side navigation followed. */
export function visitSource(): string {
  try {
    const kept = sessionStorage.getItem(key)
    if (kept !== null) return kept
    const [document] = performance.getEntriesByType('navigation')
    const source = sourceOf(new URL(document?.name ?? location.href), window.document.referrer)
    sessionStorage.setItem(key, source)
    return source
  } catch {
    return ''
  }
}

export function sourceOf(page: URL, referrer: string): string {
  const said = new URLSearchParams({ page: page.pathname, referrer: kindOf(referrer, page) })
  for (const name of campaign) said.set(name, page.searchParams.get(name) ?? '')
  return sourceIn(said.toString())
}

/** Validates a posted source: known fields, plain values of at most 120 characters. */
export function sourceIn(text: string): string {
  const said = new URLSearchParams(text)
  const read = new URLSearchParams()
  for (const name of ['page', 'referrer', ...campaign]) {
    const value = cut((said.get(name) ?? '').replace(/[\p{C}\p{Z}]+/gu, '_'), longestValue)
    const isKnown =
      name === 'page' ? /^\/[\w/.-]*$/.test(value) : name !== 'referrer' || kinds.includes(value)
    if (value && isKnown) read.set(name, value)
  }
  return read.toString()
}

/** Human-readable: `page=/cn referrer=search utm_source=baidu`. */
export function sourceText(source: string): string {
  return [...new URLSearchParams(source)].map((member) => member.join('=')).join(' ')
}

function kindOf(referrer: string, page: URL): string {
  const from = parseUrl(referrer)
  if (!from || from.origin === page.origin) return 'direct'
  if (search.test(from.hostname)) return 'search'
  return social.test(from.hostname) ? 'social' : 'other'
}
