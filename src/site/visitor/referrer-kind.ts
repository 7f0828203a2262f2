import { parseUrl } from '#contract/typed-text.ts'

/** Where a visitor came from, as coarse as it is kept. */
type ReferrerKind = 'none' | 'internal' | 'search' | 'social' | 'other'

/** Only the kind is kept. @param referrer previous page's URL, may be empty @param host of this site */
export function referrerKind(referrer: string, host: string, userAgent = ''): ReferrerKind {
  // in-app browsers send no referrer, but are where the link was shared
  if (!referrer) return sharingApps.test(userAgent) ? 'social' : 'none'
  const from = parseUrl(referrer)?.host.toLowerCase() ?? ''
  if (from === host) return 'internal'
  if (searchEngines.test(from)) return 'search'
  return networks.test(from) ? 'social' : 'other'
}

const sharingApps = /MicroMessenger|wxwork|DingTalk|Weibo|LinkedInApp/

// so.toutiao.com is a search engine, toutiao.com is not; nor are Baidu's tieba and zhidao
const searchEngines =
  /^(?!tieba\.|zhidao\.)(?:[\w-]+\.)*(?:baidu|google|bing|sogou|so|haosou|sm|quark|yandex|duckduckgo|yahoo|ecosia|qwant|startpage|naver)\.(?:com|cn|net|org|ru|[a-z]{2}|com?\.[a-z]{2})$|^(?:so\.toutiao|search\.brave)\.com$/

const networks =
  /(?:^|\.)(?:weixin\.qq|weibo|t|zhihu|xiaohongshu|douyin|bilibili|toutiao|tieba\.baidu|zhidao\.baidu|douban|dingtalk|feishu|linkedin|lnkd|x|twitter|facebook|instagram|reddit|youtube|telegram|tiktok|news\.ycombinator)\.(?:com|cn|net|org|in|co|me)$/
