import { isLocale } from '#src/site/locale.ts'
import { publishedEdits, publishedVersion } from './published-words.server.ts'

/** `/words/{language}/{version}.json`: what staff have published of a language's messages; undefined for other paths. Another version is answered with the newest. */
export function answerWords(pathname: string): Response | undefined {
  const [, lang, version] = /^\/words\/(\w+)\/([\w-]{12})\.json$/.exec(pathname) ?? []
  if (!isLocale(lang)) return undefined
  const isCurrent = version === publishedVersion()
  return Response.json(publishedEdits(lang), {
    headers: { 'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store' },
  })
}
