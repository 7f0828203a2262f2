import { createMiddleware, createServerOnlyFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

/** Rejects malformed requests: Start answers most with a 500 and a parser message that echoes the input. */
export const refuseMalformed = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType === 'serverFn') {
    // a response for programs must not open as a page (ASVS 3.2.1)
    if (request.headers.get('sec-fetch-mode') === 'navigate') return refusal(403)
    // rejects a payload for a function without input
    if (request.method === 'POST' && request.body && !hasType(request, /^application\/json\b/))
      return refusal(415)
    try {
      const result = await next()
      if (reached.has(request) || (result.response && result.response.status < 500)) return result
    } catch (error) {
      if (reached.has(request)) throw error
    }
    // unknown function id or unreadable payload: Start throws the same error for both, with the input in it
    return refusal(400)
  }
  if (request.method === 'POST' && !takesBytes(request)) {
    if (!hasType(request, /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/)) return refusal(415)
    if (!(await isForm(request))) return refusal(400)
  }
  return next()
})

/** Called first by every server function: a later failure is not a malformed request. */
export const markReached = createServerOnlyFn((): void => {
  reached.add(getRequest())
})

const reached = new WeakSet<Request>()

function hasType(request: Request, types: RegExp): boolean {
  return types.test(request.headers.get('content-type')?.toLowerCase() ?? '')
}

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
