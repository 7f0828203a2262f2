import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#src/site/request-context.ts'
import { nonceHeader, policyWithoutPage, withPolicy } from './csp.ts'
import type { Page } from './page-cache.ts'
import type { Site } from './site.ts'

export type SiteRequest = {
  url: string
  method?: string
  /** the visitor's; omitted in renders for the shared cache */
  headers?: Headers
  body?: ArrayBuffer | ReadableStream | undefined
  signal: AbortSignal
  context: RequestContext
}

/** Calls the site and buffers its answer, unless it is a file; pages get their Content-Security-Policy. */
export type Render = (request: SiteRequest) => Promise<Page>

/** @param https whether visitors come by https */
export function createRender(site: Site, https: boolean): Render {
  return async ({ url, method = 'GET', headers: own, body, signal, context }) => {
    const nonce = randomUUID()
    // replaces headers a client could forge by what the server knows
    const headers = new Headers([...(own ?? [])].filter(([name]) => !connectionHeaders.test(name)))
    if (!own) headers.set('accept', 'text/html,*/*;q=0.8')
    headers.set('host', new URL(url).host)
    headers.set('x-request-id', context.requestId)
    headers.set(nonceHeader, nonce)
    if (context.clientAddress) headers.set('x-forwarded-for', context.clientAddress)
    const hasBody = body instanceof ReadableStream || body?.byteLength
    const request = new Request(url, { method, headers, signal, ...(hasBody && { body, duplex: 'half' }) })
    const response = await site.fetch(request, { context })
    const { origin } = new URL(url)
    const sent = [...response.headers]
      .filter(([name]) => !replaced.test(name) && (own || name !== 'set-cookie'))
      .map(([name, value]) => [name, name === 'location' ? withinSite(value, origin) : value] as const)
    // a download: streamed, not cached
    if (own && response.headers.has('content-disposition'))
      return {
        status: response.status,
        headers: [...sent, ['content-security-policy', policyWithoutPage]],
        body: Buffer.alloc(0),
        stream: response.body,
      }
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    const bytes = Buffer.from(await response.arrayBuffer())
    const { html, policy } = isHtml
      ? withPolicy(bytes.toString(), nonce, https)
      : { html: bytes, policy: policyWithoutPage }
    return {
      status: response.status,
      headers: [...sent, ['content-security-policy', policy]],
      body: Buffer.from(html as string),
    }
  }
}

const connectionHeaders = /^(x-)?forwarded|^(connection|upgrade|expect|te|content-length|transfer-encoding)$/
const replaced = /^(connection|content-length|transfer-encoding|server|x-powered-by|date|vary)$/

/** Internal redirects are host-relative: a forged Host would otherwise end up in them and in caches. */
function withinSite(location: string, origin: string): string {
  // browsers read "//name" and "/\name" as another host
  const url = URL.parse(location.replace(/^[/\\]{2,}/, '/'), origin)
  if (!url) return '/'
  return url.origin === origin ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : location
}
