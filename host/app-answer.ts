import { type AppContext, textAtHand } from './app.ts'
import { markHeader, takeMarks } from './script-mark.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** An answer of the app, with its body collected where that serves a purpose. */
export type AppAnswer = {
  status: number
  contentType: string
  /** flat list without type, length and security headers */
  headers: string[]
  /** pages and data are collected, to be hashed, measured and encoded; anything else passes as it comes */
  body: Buffer | ReadableStream | undefined
  /** the text of a page, where that was at hand and is looked into, without what the app had kept of it */
  html?: string | undefined
  /** how many seconds the page holds, where the app bounds it */
  holds?: number | undefined
  /** texts of the inline scripts the app emitted itself, where it marks them */
  scripts?: readonly string[] | undefined
  /** texts of the inline styles the app put in, where it says so */
  styles?: readonly string[] | undefined
}

/**
 * Reads a response of the app.
 * @param request what was asked; redirects within its origin are made relative, so that no forged host gets into them
 * @param page where the app may have left a page, which is taken out of it
 */
export async function readAppAnswer(
  response: Response,
  request: Request,
  page: AppContext['page'] = {},
): Promise<AppAnswer> {
  const { origin } = new URL(request.url)
  const headers: string[] = []
  for (const [name, value] of response.headers) {
    if (!replaced.has(name)) headers.push(name, name === 'location' ? safeLocation(value, origin) : value)
  }
  const contentType = response.headers.get('content-type') ?? ''
  const { status } = response
  const holds = secondsOf(response.headers.get('x-page-holds'))
  const { pieces, styles } = takePage(response, page)
  if (!response.body && !pieces) return { status, contentType, headers, body: undefined }
  if (!collected.test(contentType)) return { status, contentType, headers, body: response.body ?? undefined }
  const mark = request.headers.get(markHeader)
  if (mark && contentType.startsWith('text/html')) {
    const read = readPage(pieces ?? [await response.text()], mark, styles)
    return { status, contentType, headers, holds, ...read }
  }
  return { status, contentType, headers, body: Buffer.from(await response.arrayBuffer()), holds }
}

/** What the app left; not left there, since its context lives on in every timer and connection opened with it. */
function takePage({ headers }: Response, page: AppContext['page']): AppContext['page'] {
  if (!headers.has(textAtHand)) return {}
  const taken = { ...page }
  delete page.pieces
  return taken
}

function readPage(
  pieces: readonly (string | Uint8Array)[],
  mark: string,
  styles: readonly string[] | undefined,
): Pick<AppAnswer, 'body' | 'html' | 'scripts' | 'styles'> {
  const scripts: string[] = []
  const texts: string[] = []
  let isMarked = false
  const bare = pieces.map((piece) => {
    if (typeof piece !== 'string') return piece
    const taken = takeMarks(piece, mark)
    isMarked ||= taken.scripts !== undefined
    scripts.push(...(taken.scripts ?? []))
    texts.push(taken.html)
    return taken.html
  })
  const html = isMarked && styles ? undefined : texts.join('')
  return { body: bytesOf(bare), html, scripts: isMarked ? scripts : undefined, styles }
}

/** Written one after the other into room that is there already: bytes of each by themselves would be copied once more. */
function bytesOf(pieces: readonly (string | Uint8Array)[]): Buffer {
  const most = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 3 : 1) * piece.length, 0)
  if (room.length < most) room = Buffer.allocUnsafeSlow(most)
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') end += room.write(piece, end)
    else {
      room.set(piece, end)
      end += piece.length
    }
  }
  return Buffer.from(room.subarray(0, end))
}

let room = Buffer.alloc(0)

/** The security headers of an answer: a page's depend on what is in it. */
export function securityOf(
  { body, contentType, html, scripts, styles }: AppAnswer,
  security: SecurityHeaders,
): readonly string[] {
  if (!Buffer.isBuffer(body) || !contentType.startsWith('text/html')) return security.plain
  const looked = scripts && styles ? '' : (html ?? body.toString())
  return security.forPage(looked, scripts, styles)
}

/** Value of a header in a flat list; the name in lower case. */
export function headerOf(headers: readonly string[], name: string): string | undefined {
  const at = headers.findIndex((item, index) => index % 2 === 0 && item === name)
  return at === -1 ? undefined : headers[at + 1]
}

/**
 * A page's cache control with the word that keeps proxies from rewriting it: Baidu and some carriers turn pages into
 * versions of their own for phones, without styles and scripts.
 */
export function withoutTransform(cacheControl: string, contentType: string): string {
  const isPage = contentType.startsWith('text/html') && !cacheControl.includes('no-transform')
  return isPage ? `${cacheControl}, no-transform` : cacheControl
}

const collected = /^(text\/(html|plain|xml|css)|application\/([\w.-]+\+)?(json|xml))\b/

// the host decides these; a banner is nobody's business
const replaced = new Set([
  ...[
    'connection',
    'content-length',
    'content-type',
    'keep-alive',
    'server',
    'transfer-encoding',
    'x-powered-by',
  ],
  ...['content-security-policy', 'x-request-id', 'x-page-holds', textAtHand, 'date'],
])

function secondsOf(value: string | null): number | undefined {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined
}

function safeLocation(location: string, origin: string): string {
  // "//name" and "/\name" are another host to a browser, and never what a route means
  const onSite = location.replace(/^[/\\]{2,}/, '/')
  if (!URL.canParse(onSite, origin)) return '/'
  const url = new URL(onSite, origin)
  if (url.origin !== origin) return location
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}
