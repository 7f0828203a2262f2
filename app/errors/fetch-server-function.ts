import { StatusError } from '#src/site/failure.ts'
import { fetchFromSite } from '#src/site/network.ts'

/** `fetch` for server functions: a foreign response, such as a proxy's 502, rejects with its status, not its text. */
export async function fetchServerFunction(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchFromSite(input, init)
  const { ok, headers, status } = response
  const isAnswer = headers.has('x-tss-serialized') || headers.get('content-type')?.includes('json')
  if (!ok && !isAnswer) throw new StatusError(status, 'The request failed')
  return response
}
