import { briefMemory } from './brief-memory.ts'
import type { VisitHeaders } from './visit-headers.ts'

/** Where a visitor came from, as coarse as it is kept. */
export const referrerKinds = ['none', 'internal', 'search', 'social', 'other'] as const

export type ReferrerKind = (typeof referrerKinds)[number]

/** Reads the kind from what the browser tells; the address itself is forgotten at once. */
export function referrerKind({ referer, host, ...headers }: VisitHeaders): ReferrerKind {
  if (headers['sec-fetch-site'] === 'same-origin') return 'internal'
  // apps that show pages themselves name no referrer, but are where the link was shared
  if (!referer) return sharingApps.test(headers['user-agent'] ?? '') ? 'social' : 'none'
  const from = hostOf(referer)
  if (from === host) return 'internal'
  return kindOfHost(from)
}

function hostOf(address: string): string {
  const start = address.indexOf('//') + 2
  const end = address.indexOf('/', start)
  return (end === -1 ? address.slice(start) : address.slice(start, end)).toLowerCase()
}

const sharingApps = /MicroMessenger|wxwork|DingTalk|Weibo|LinkedInApp/

// so.toutiao.com searches and toutiao.com shares; tieba and zhidao are Baidu's, but no search
const searchEngines =
  /^(?!tieba\.|zhidao\.)(?:[\w-]+\.)*(?:baidu|google|bing|sogou|so|sm|quark|yandex|duckduckgo|yahoo|ecosia|qwant|startpage|naver)\.(?:com|cn|net|org|ru|[a-z]{2}|com?\.[a-z]{2})$|^(?:so\.toutiao|search\.brave)\.com$/

const networks =
  /(?:^|\.)(?:weixin\.qq|weibo|t|zhihu|xiaohongshu|douyin|bilibili|toutiao|tieba\.baidu|zhidao\.baidu|douban|dingtalk|feishu|linkedin|lnkd|x|twitter|facebook|instagram|reddit|youtube|telegram|tiktok|news\.ycombinator)\.(?:com|cn|net|org|in|co|me)$/

/** What kind of place a foreign host is. */
export const kindOfHost = briefMemory((host): ReferrerKind => {
  if (searchEngines.test(host)) return 'search'
  return networks.test(host) ? 'social' : 'other'
})
