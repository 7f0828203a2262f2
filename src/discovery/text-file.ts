import { publicFileCache } from '#src/site/cache-control.ts'

/**
 * A file that programs read, as an answer.
 * @param complete false where it was made without the upstream
 */
export function textFile(body: string, contentType: string, complete = true): Response {
  return new Response(body, {
    headers: { 'content-type': `${contentType}; charset=utf-8`, ...publicFileCache(complete) },
  })
}

/** The answer where there is no such file. */
export function noSuchFile(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found\n', { status: 404, headers })
}
