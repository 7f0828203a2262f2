import type { Site } from '../../server/site.ts'
import type { RequestContext } from '../../src/site/request-context.ts'

type Asked = {
  origin: string
  target: string
  method: string
  headers: Headers
  context: RequestContext | undefined
  body: string
}

type Respond = (request: Request, options?: { context?: RequestContext }) => Response | Promise<Response>

export type FakeSite = Site & {
  /** what was asked, in order */
  seen: Asked[]
  /** what has come so far of the last body */
  arrived: string
  /** number of requests for a path and query */
  count(target: string): number
  /** replaces the answer of a path; undefined restores the page */
  answer(path: string, respond: Respond | undefined): void
  purgePages(): void
}

/** What public pages say of themselves. */
export const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/**
 * A site of the built site's shape: a page at every path, in the language of its first segment, that says who asked
 * (so that a page made for one visitor is recognised when another gets it) and how often it was rendered.
 */
export function createFakeSite(): FakeSite {
  const answers = new Map<string, Respond>()
  const seen: Asked[] = []
  const count = (target: string) => seen.filter((item) => item.target === target).length
  const site: FakeSite = {
    seen,
    arrived: '',
    count,
    purgePages: () => {},
    start: ({ purgePages }) => {
      site.purgePages = purgePages
    },
    statusPage: (status) => `<html lang="zh-CN"><h1>${status}</h1><p lang="en">${status}</p></html>`,
    answer: (path, respond) => {
      if (respond) answers.set(path, respond)
      else answers.delete(path)
    },
    fetch: async (request, options) => {
      const { origin, pathname, search } = new URL(request.url)
      const target = pathname + search
      site.arrived = ''
      const body = request.method === 'POST' ? request.body?.pipeThrough(new TextDecoderStream()) : undefined
      for await (const piece of body ?? []) site.arrived += piece
      const { headers, method } = request
      seen.push({ origin, target, method, headers, context: options?.context, body: site.arrived })
      return answers.get(pathname)?.(request, options) ?? page(request, target, count(target))
    },
  }
  return site
}

function page(request: Request, target: string, rendering: number): Response {
  const lang = target.startsWith('/en') ? 'en' : 'zh-CN'
  const name = /(?:^|; )name=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'nobody'
  const nonce = request.headers.get('x-script-mark')
  const html = `<!DOCTYPE html><html lang="${lang}"><head><style nonce="${nonce}">p{margin:0}</style><script type="application/ld+json">{"a":1}</script></head><body><p>target ${target}</p><p>visitor ${name}</p><p>rendering ${rendering}</p><script nonce="${nonce}">let target = '${target}'</script><script src="/assets/entry-AbCd1234.js"></script>${'<p>filling</p>'.repeat(100)}</body></html>`
  const isPersonal = target.startsWith('/en/download') || target.startsWith('/cn/download')
  return htmlPage(html, { headers: isPersonal ? {} : { 'cache-control': publicCache } })
}

export function htmlPage(html: string, init: ResponseInit = {}): Response {
  return new Response(html, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...(init.headers as Record<string, string>) },
  })
}
