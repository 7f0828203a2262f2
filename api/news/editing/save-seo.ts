import { isArticleKey, isUuid, reservedSlug } from '#contract/keys.ts'
import type { EditingArticle, SeoInput } from '#contract/news-schema.ts'
import { may, type Role } from '#contract/permissions.ts'
import { seoLimits } from '#contract/texts/seo-limits.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database } from '../../db/tables.ts'
import { ProblemError, refusal } from '../../http/problem.ts'
import type { Place } from '../../http/validate.ts'
import { readPictures } from '../../media/read-pictures.ts'
import { forgetMissing } from '../../redirects/redirect-store.ts'
import { type Act, recordAudit } from '../../staff/audit/record-audit.ts'
import { articleIdOf, pathsOf } from '../news-addresses.ts'
import { newsSubject } from '../room.ts'
import { changeNews } from './change-news.ts'
import { hasBeenPublic } from './publish-news.ts'

/**
 * Saves the address of an article, its texts for search engines and its shared picture. Former addresses of what was public stay its own.
 * @throws ProblemError 403 where it is public and the role may not publish, 404, 412, or 422 by field
 */
export async function saveSeo(
  db: Database,
  place: Place,
  input: SeoInput,
  role: Role,
  act: Act,
): Promise<EditingArticle> {
  return changeNews(db, place, act, async (change) => {
    const { transaction, news } = change
    if (news.public_from !== null && !may(role, 'news.publish')) throw new ProblemError(403, 'forbidden')
    const slug = input.slug.trim().toLowerCase()
    if (slug !== '' && (!isArticleKey(slug) || isUuid(slug) || reservedSlug.test(slug)))
      throw refusal('slug', 'slug-format', 'must be lower-case words with hyphens, and none that is reserved')
    // before it is read whose it is, of two that take it at once
    if (slug)
      await transaction
        .insertInto('news_slug')
        .values({ slug, news_id: news.id })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute()
    if (slug && (await articleIdOf(transaction, slug)) !== news.id)
      throw refusal('slug', 'slug-taken', 'leads to another article')
    // nobody can have followed an address of what was never public
    if (!hasBeenPublic(change))
      await transaction
        .deleteFrom('news_slug')
        .where('news_id', '=', news.id)
        .where('slug', '!=', slug)
        .execute()
    if (input.pictureId && !(await readPictures(transaction, [input.pictureId])).has(input.pictureId))
      throw refusal('pictureId', 'not-found', 'must be a picture')
    const texts = JSON.stringify({ cn: textsOf('cn', input.cn), en: textsOf('en', input.en) })
    const row = { news_id: news.id, slug: slug || null, picture_id: input.pictureId, texts }
    await transaction
      .insertInto('news_seo')
      .values(row)
      .onConflict((conflict) => conflict.column('news_id').doUpdateSet(row))
      .execute()
    await forgetMissing(transaction, await pathsOf(transaction, news.id))
    await recordAudit(transaction, act, 'news.addressed', [newsSubject, news.id], { slug })
    // pages are made anew
    return news.public_from === null ? {} : { edition: news.edition + 1 }
  })
}

function textsOf(lang: Language, typed: SeoInput['cn']): SeoInput['cn'] {
  const said = { title: freeLine(typed.title), description: freeLine(typed.description) }
  for (const name of ['title', 'description'] as const)
    if (said[name].length > seoLimits[lang][name])
      throw refusal(`${lang}.${name}`, 'seo-long', `must be ${seoLimits[lang][name]} letters at most`)
  return said
}
