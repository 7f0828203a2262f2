/** Where a visitor came from, as coarse as it is kept. */
export const referrerKinds = ['none', 'internal', 'search', 'social', 'other'] as const

export type ReferrerKind = (typeof referrerKinds)[number]

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
