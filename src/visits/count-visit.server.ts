import { campaignOf } from '#contract/visit-source.ts'
import { isVisit } from '#src/site/visitor/is-visit.ts'
import { sourceIn, sourceText } from '#src/site/visitor/visit-source.ts'
import { countFigure } from '#src/upstream/figures.server.ts'

type Report = {
  /** of a page, without a query */
  path: string
  referrer: string
  /** of the address the page was opened at */
  query: string
}

/** Page, kind of referrer and campaign only: no address, cookie or user agent. */
export function countVisit({ path, referrer, query }: Report, headers: Headers): void {
  if (!isVisit(headers)) return
  const page = path.toLowerCase().replace(/\/+$/, '') || '/'
  const kind = referrerKind(referrer, headers.get('host') ?? '', headers.get('user-agent') ?? '')
  countFigure('visit', page, kind)
  const campaign = campaignOf(sourceText(sourceIn(query))).slice(0, 200)
  if (campaign) countFigure('campaign', campaign, '')
}

/** Page view beacon; without scripts an image, whose `Referer` is the page. @returns undefined for foreign pages */
export async function readReport(request: Request): Promise<Report | undefined> {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const from = URL.parse(headers.get('referer') ?? '')
  if (!from || from.host !== headers.get('host') || (site !== null && site !== 'same-origin'))
    return undefined
  if (request.method !== 'POST') return { path: from.pathname, referrer: '', query: from.search }
  const form = await request.formData()
  const [path, referrer] = ['path', 'referrer'].map((name) => String(form.get(name) ?? ''))
  if (!path || !/^\/[\w/-]{0,120}$/.test(path)) return undefined
  // the address of the page that was loaded says nothing of one that was gone to since
  return { path, referrer: referrer ?? '', query: path === from.pathname ? from.search : '' }
}

/** Where a visitor came from, as coarse as it is kept. */
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
