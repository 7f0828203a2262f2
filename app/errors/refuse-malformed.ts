import { createMiddleware, createServerOnlyFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

/**
 * Requests that no page and no function of ours sends are refused with a status of their own. Start answers most of
 * them with a 500 and the parser's words, which repeat what was sent.
 */
export const refuseMalformed = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType === 'serverFn') {
    // an answer for a program must not be opened as a page (ASVS 3.2.1)
    if (request.headers.get('sec-fetch-mode') === 'navigate') return refusal(403)
    // no payload for a function without input
    if (request.method === 'POST' && request.body && !hasType(request, /^application\/json\b/))
      return refusal(415)
    try {
      const result = await next()
      if (reached.has(request) || (result.response && result.response.status < 500)) return result
    } catch (error) {
      if (reached.has(request)) throw error
    }
    // it named no function of this build, or could not be read: Start has one answer for both, with what was sent in it
    return refusal(400)
  }
  if (request.method === 'POST' && !takesBytes(request)) {
    if (!hasType(request, /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/)) return refusal(415)
    if (!(await isForm(request))) return refusal(400)
  }
  return next()
})

/** Called first by every server function: from there on, what fails is not the request's form. */
export const markReached = createServerOnlyFn((): void => {
  reached.add(getRequest())
})

const reached = new WeakSet<Request>()

function hasType(request: Request, types: RegExp): boolean {
  return types.test(request.headers.get('content-type')?.toLowerCase() ?? '')
}

/** A file of the staff's side is sent as it is, not in a form. */
function takesBytes(request: Request): boolean {
  return /^\/admin\/upload(\/package)?$/.test(new URL(request.url).pathname)
}

/** The host bounds a body to 64 kB, so reading it twice costs little. */
async function isForm(request: Request): Promise<boolean> {
  try {
    await request.clone().formData()
    return true
  } catch {
    return false
  }
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
