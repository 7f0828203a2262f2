import { Buffer } from 'node:buffer'
import type { SecurityHeaders } from './security-headers.ts'

/** Answers the host gives without the app, as whole pages. */
export type StatusPages = (status: number) => {
  headers: readonly string[]
  body: Buffer
  /** the same: with headers before it, node writes a text in one piece and bytes in two */
  text: string
}

/**
 * Makes the pages of last resort. Their words stand here and not in i18n/, because they have to be there when the
 * build is broken; both languages, since nothing is known of the visitor.
 */
export function createStatusPages(security: SecurityHeaders): StatusPages {
  const made = new Map<number, ReturnType<StatusPages>>()
  return (status) => {
    const page = made.get(status) ?? makePage(status, security)
    made.set(status, page)
    return page
  }
}

function makePage(status: number, security: SecurityHeaders): ReturnType<StatusPages> {
  const html = statusPage(status)
  const body = Buffer.from(html)
  const headers = [
    ...security.forPage(html),
    ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store, no-transform'],
    ...['content-length', String(body.byteLength)],
  ]
  return { headers, body, text: html }
}

function statusPage(status: number): string {
  const [cn, en] = details[status] ?? ['请稍后再试。', 'Please try again later.']
  const [cnTitle, enTitle] =
    status === 404
      ? ['页面不存在', 'This page could not be found.']
      : ['应用发生错误异常', 'Something went wrong on this page.']
  return `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status} · ${cnTitle}</title><style>${style}</style></head><body><main><h1>${status}</h1><p>${cnTitle}<br>${cn}</p><p lang="en">${enTitle}<br>${en}</p><p><a href="/cn">返回首页</a> · <a lang="en" href="/en">Back to home</a></p></main></body></html>`
}

const style =
  'html{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center}main{padding:1.5rem;max-width:36rem}h1{font-size:4rem;line-height:1;margin:0}'

const details: Record<number, readonly [cn: string, en: string]> = {
  400: ['地址或请求的格式不正确。', 'The address or the request is malformed.'],
  404: ['请检查地址是否正确。', 'Please check the address.'],
  405: ['此地址不支持该请求方法。', 'This address does not answer that method.'],
  408: ['请求未能及时到达。', 'The request did not arrive in time.'],
  413: ['提交的内容超过 64 kB。', 'What was sent is larger than 64 kB.'],
  414: ['地址过长。', 'The address is too long.'],
  417: ['不支持该请求的预期。', 'The expectation of the request cannot be met.'],
  421: ['此服务器不提供该域名的网站。', 'This server does not answer for that host name.'],
  431: ['请求头过大。', 'The headers of the request are too large.'],
  503: ['访问人数较多，请稍后再试。', 'The site is busy. Please try again in a moment.'],
  504: ['页面未能及时生成。', 'The page could not be made in time.'],
}
