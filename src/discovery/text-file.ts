/**
 * A file that programs read, as an answer.
 * @param kept false where it is not whole, because the upstream does not answer: then nobody is to keep it
 */
export function textFile(body: string, contentType: string, kept = true): Response {
  const headers = { 'content-type': `${contentType}; charset=utf-8` }
  return new Response(body, { headers: kept ? headers : { ...headers, 'cache-control': 'no-store' } })
}

/** The answer where there is no such file. */
export function noSuchFile(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found\n', { status: 404, headers })
}
