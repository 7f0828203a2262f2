import { isUuid } from '#api/contract/keys.ts'
import { localeOfPath } from '#src/site/locale.ts'
import { listNewsPage } from '../news.server.ts'

/** The id of the article that is shown at a path, the newest one where it names none; undefined for other pages. */
export async function articleOfPath(pathname: string): Promise<string | undefined> {
  const [, , section, page, id] = pathname.split('/')
  const lang = localeOfPath(pathname)
  if (!lang || section !== 'about' || page !== 'news-detail') return undefined
  if (!id) return (await listNewsPage(lang, 1)).items[0]?.id
  return isUuid(id) ? id : undefined
}
