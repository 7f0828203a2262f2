import type { App, AppContext } from '../app.ts'
import { type AppAnswer, headerOf, readAppAnswer, securityOf, withoutTransform } from '../app-answer.ts'
import { createResource, type Resource } from '../resource.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { createBlindRequest } from '../web-request.ts'
import type { Turn } from './render-gate.ts'

/** What came of rendering a page for everybody: something to keep, or an answer to pass on. */
export type Made = { page: Resource; holds?: number | undefined } | { answered: AppAnswer }

/** Whether an answer is a good page that its route wants to be made for each visitor, or not to be kept just now. */
export function isForOne(made: Made): boolean {
  return 'answered' in made && made.answered.status === 200
}

/** Renders the page at a path and query. */
export type PageMaker = (target: string, requestId: string, turn: Turn) => Promise<Made>

/** Longest a render may take, ms: well above the app's own deadlines, so it ends only what hangs. */
const deadline = 10_000

/** Makes the maker of pages that are the same for everybody: rendered from a request that carries nobody's cookies. */
export function createPageMaker(
  app: App,
  origin: () => string,
  security: SecurityHeaders,
  purgePages: AppContext['purgePages'],
): PageMaker {
  return async (target, requestId, turn) => {
    const request = createBlindRequest(origin() + target, requestId, AbortSignal.timeout(deadline))
    const context = { requestId, clientAddress: undefined, purgePages, turn, page: {} }
    const response = await app.fetch(request, { context })
    const answered = withoutCookies(await readAppAnswer(response, request, context.page))
    if (!isKeepable(answered)) return { answered }
    return { page: pageOf(answered, security), holds: answered.holds }
  }
}

// a cookie made in a render for everybody would be the same cookie for everybody
function withoutCookies(answered: AppAnswer): AppAnswer {
  const headers = answered.headers.filter((_, at) => answered.headers[at - (at % 2)] !== 'set-cookie')
  return { ...answered, headers }
}

type Keepable = AppAnswer & { body: Buffer }

function isKeepable(answered: AppAnswer): answered is Keepable {
  const refused = /no-store|private/.test(headerOf(answered.headers, 'cache-control') ?? '')
  return answered.status === 200 && Buffer.isBuffer(answered.body) && !refused
}

function pageOf(answered: Keepable, security: SecurityHeaders): Resource {
  const own = answered.headers.filter((_, at) => !replaced.has(answered.headers[at - (at % 2)] ?? ''))
  return createResource(answered.body, answered.contentType, [
    ...securityOf(answered, security),
    ...own,
    // browsers ask each time and mostly hear 304: a login or a deploy shows at once
    ...['cache-control', withoutTransform('public, max-age=0, must-revalidate', answered.contentType)],
    ...['vary', 'Accept-Encoding, Cookie'],
  ])
}

const replaced = new Set(['cache-control', 'etag', 'last-modified', 'vary'])
