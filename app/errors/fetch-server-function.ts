import { StatusError } from '#src/site/failure.ts'

/**
 * `fetch` of server functions in the browser. An answer that does not come from one, as a proxy's 502, fails with its
 * status; Start would throw its text, and the status page would say 500.
 */
export async function fetchServerFunction(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // biome-ignore lint/style/noRestrictedGlobals: the way to this site, not to the upstream
  const response = await fetch(input, init)
  const { ok, headers, status } = response
  const isAnswer = headers.has('x-tss-serialized') || headers.get('content-type')?.includes('json')
  if (!ok && !isAnswer) throw new StatusError(status, 'The request failed')
  return response
}
