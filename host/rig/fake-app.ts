import type { App, AppContext } from '../app.ts'

type Asked = {
  origin: string
  target: string
  method: string
  headers: Headers
  context: AppContext | undefined
  body: string
}

type Respond = (request: Request, context: AppContext | undefined) => Response | Promise<Response>

export type FakeApp = App & {
  /** what the app was asked, in order */
  seen: Asked[]
  /** the pages the app was told were sent */
  heard: string[]
  /** number of requests for a path and query */
  count(target: string): number
  /** replaces the answer of a path; undefined restores the page */
  answer(path: string, respond: Respond | undefined): void
}

/**
 * A site of the built site's shape: a page at every path, in the language of its first segment, that says who asked
 * (so that a page made for one visitor is recognised when another gets it) and how often it was rendered.
 */
export function createFakeApp(): FakeApp {
  const answers = new Map<string, Respond>()
  const seen: Asked[] = []
  const heard: string[] = []
  const count = (target: string) => seen.filter((item) => item.target === target).length
  return {
    seen,
    heard,
    sent: (pathname) => void heard.push(pathname),
    isPage: (pathname) => !pathname.includes('made-up'),
    count,
    answer: (path, respond) => {
      if (respond) answers.set(path, respond)
      else answers.delete(path)
    },
    fetch: async (request, options) => {
      const { origin, pathname, search } = new URL(request.url)
      const target = pathname + search
      const body = request.method === 'POST' ? await request.text() : ''
      seen.push({
        origin,
        target,
        method: request.method,
        headers: request.headers,
        context: options?.context,
        body,
      })
      const respond = answers.get(pathname)
      return respond ? respond(request, options?.context) : page(request, target, count(target))
    },
  }
}

function page(request: Request, target: string, rendering: number): Response {
  const lang = target.startsWith('/en') ? 'en' : 'zh-CN'
  const name = /(?:^|; )name=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'nobody'
  return htmlPage(
    `<!DOCTYPE html><html lang="${lang}"><head><style>p{margin:0}</style><script type="application/ld+json">{"a":1}</script></head><body><p>target ${target}</p><p>visitor ${name}</p><p>rendering ${rendering}</p><a href="/en/product/mvda">MVDA</a><script>let target = '${target}'</script><script src="/assets/entry-AbCd1234.js"></script>${'<p>filling</p>'.repeat(100)}</body></html>`,
  )
}

export function htmlPage(html: string, init: ResponseInit = {}): Response {
  return new Response(html, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...(init.headers as Record<string, string>) },
  })
}
