import { countFigure } from '#src/upstream/figures.server.ts'

/**
 * Counts the view of a page by page and kind of referrer, and nothing else: no address, no cookie, no user agent.
 * @param path of a page, without a query
 */
export function countVisit(path: string, referrer: string, headers: Headers): void {
  if (!isVisit(headers)) return
  const page = path.toLowerCase().replace(/\/+$/, '') || '/'
  const kind = referrerKind(referrer, headers.get('host') ?? '', headers.get('user-agent') ?? '')
  countFigure('visit', page, kind)
}

/**
 * Reads the report of a page that it is seen. Pages report themselves, as those out of a shared cache never reach the
 * server; a browser without scripts does by an image, whose `Referer` names the page.
 * @returns undefined where the report does not come from a page of this site
 */
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

/**
 * Whether the view of a page counts: a person's browser showing it now. Not programs, prefetches, and whoever asks not to
 * be counted (DNT, Global Privacy Control).
 */
export function isVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  if (['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.has(name))) return false
  return !programs.test(agent)
}

// every browser calls itself Mozilla; those that name themselves otherwise are programs
const programs =
  /^(?!Mozilla\/|Opera\/)|bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|facebookexternalhit|mediapartners|scan|fetch|archive|python|curl|wget|java\/|axios|yisou|bytedance/i

/** Where a visitor came from, as coarse as it is kept. */
const referrerKinds = ['none', 'internal', 'search', 'social', 'other'] as const

type ReferrerKind = (typeof referrerKinds)[number]

/**
 * Reduces a referrer to its kind; the address itself is forgotten.
 * @param referrer address of the page before, empty where there is none
 * @param host of this site
 */
export function referrerKind(referrer: string, host: string, userAgent = ''): ReferrerKind {
  // apps that show pages themselves name no referrer, but are where the link was shared
  if (!referrer) return sharingApps.test(userAgent) ? 'social' : 'none'
  const from = URL.parse(referrer)?.host.toLowerCase() ?? ''
  if (from === host) return 'internal'
  if (searchEngines.test(from)) return 'search'
  return networks.test(from) ? 'social' : 'other'
}

const sharingApps = /MicroMessenger|wxwork|DingTalk|Weibo|LinkedInApp/

// so.toutiao.com searches and toutiao.com shares; tieba and zhidao are Baidu's, but no search
const searchEngines =
  /^(?!tieba\.|zhidao\.)(?:[\w-]+\.)*(?:baidu|google|bing|sogou|so|sm|quark|yandex|duckduckgo|yahoo|ecosia|qwant|startpage|naver)\.(?:com|cn|net|org|ru|[a-z]{2}|com?\.[a-z]{2})$|^(?:so\.toutiao|search\.brave)\.com$/

const networks =
  /(?:^|\.)(?:weixin\.qq|weibo|t|zhihu|xiaohongshu|douyin|bilibili|toutiao|tieba\.baidu|zhidao\.baidu|douban|dingtalk|feishu|linkedin|lnkd|x|twitter|facebook|instagram|reddit|youtube|telegram|tiktok|news\.ycombinator)\.(?:com|cn|net|org|in|co|me)$/
