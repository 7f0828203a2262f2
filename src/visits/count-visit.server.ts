import { countFigure } from '#src/upstream/figures.server.ts'

/** Page and kind of referrer only: no address, cookie or user agent. @param path without query */
export function countVisit(path: string, referrer: string, headers: Headers): void {
  if (!isVisit(headers)) return
  const page = path.toLowerCase().replace(/\/+$/, '') || '/'
  const kind = referrerKind(referrer, headers.get('host') ?? '', headers.get('user-agent') ?? '')
  countFigure('visit', page, kind)
}

/** Page view beacon; without scripts an image, whose `Referer` is the page. @returns undefined for foreign pages */
export async function readReport(request: Request): Promise<{ path: string; referrer: string } | undefined> {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const from = URL.parse(headers.get('referer') ?? '')
  if (!from || from.host !== headers.get('host') || (site !== null && site !== 'same-origin'))
    return undefined
  if (request.method !== 'POST') return { path: from.pathname, referrer: '' }
  const form = await request.formData()
  const [path, referrer] = ['path', 'referrer'].map((name) => String(form.get(name) ?? ''))
  return path && /^\/[\w/-]{0,120}$/.test(path) ? { path, referrer: referrer ?? '' } : undefined
}

/** Excludes bots, prefetches and visitors with DNT or Global Privacy Control. */
export function isVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  if (['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.has(name))) return false
  return !programs.test(agent)
}

// bots: browsers identify as Mozilla
const programs =
  /^(?!Mozilla\/|Opera\/)|bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|facebookexternalhit|mediapartners|scan|fetch|archive|python|curl|wget|java\/|axios|yisou|bytedance/i

const referrerKinds = ['none', 'internal', 'search', 'social', 'other'] as const

type ReferrerKind = (typeof referrerKinds)[number]

/** Only the kind is kept. @param referrer previous page's URL, may be empty @param host of this site */
export function referrerKind(referrer: string, host: string, userAgent = ''): ReferrerKind {
  // in-app browsers send no referrer, but are where the link was shared
  if (!referrer) return sharingApps.test(userAgent) ? 'social' : 'none'
  const from = URL.parse(referrer)?.host.toLowerCase() ?? ''
  if (from === host) return 'internal'
  if (searchEngines.test(from)) return 'search'
  return networks.test(from) ? 'social' : 'other'
}

const sharingApps = /MicroMessenger|wxwork|DingTalk|Weibo|LinkedInApp/

// so.toutiao.com is a search engine, toutiao.com is not; nor are Baidu's tieba and zhidao
const searchEngines =
  /^(?!tieba\.|zhidao\.)(?:[\w-]+\.)*(?:baidu|google|bing|sogou|so|sm|quark|yandex|duckduckgo|yahoo|ecosia|qwant|startpage|naver)\.(?:com|cn|net|org|ru|[a-z]{2}|com?\.[a-z]{2})$|^(?:so\.toutiao|search\.brave)\.com$/

const networks =
  /(?:^|\.)(?:weixin\.qq|weibo|t|zhihu|xiaohongshu|douyin|bilibili|toutiao|tieba\.baidu|zhidao\.baidu|douban|dingtalk|feishu|linkedin|lnkd|x|twitter|facebook|instagram|reddit|youtube|telegram|tiktok|news\.ycombinator)\.(?:com|cn|net|org|in|co|me)$/
