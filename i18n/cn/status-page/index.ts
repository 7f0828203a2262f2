import type { BaseTranslation } from '../../i18n-types.ts'

/** What is said of requests that are answered before any page is made. */
const statusPage = {
  later: '请稍后再试。',
  400: '地址或请求的格式不正确。',
  404: '请检查地址是否正确。',
  405: '此地址不支持该请求方法。',
  408: '请求未能及时到达。',
  413: '提交的内容超过64 kB。',
  414: '地址过长。',
  421: '此服务器不提供该域名的网站。',
  503: '访问人数较多，请稍后再试。',
  504: '页面未能及时生成。',
} satisfies BaseTranslation

export default statusPage
