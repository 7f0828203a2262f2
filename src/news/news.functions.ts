import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { newsCategories } from '#api/contract/keys.ts'
import {
  findArticle,
  findLatestArticle,
  findPreview,
  listHeadlines,
  listNews,
  listNewsPage,
} from './news.server.ts'

const lang = type("'cn' | 'en'")
const category = type.enumerated(...newsCategories)

/** One page of the news list: the one that follows a cursor, or by its number. */
export const getNewsPage = createServerFn({ method: 'GET' })
  .validator(
    type({
      lang,
      'category?': category,
      'cursor?': 'string <= 200',
      'page?': '1 <= number.integer <= 99999',
    }),
  )
  .handler(({ data: { lang, category, cursor, page = 1 } }) =>
    cursor ? listNews(lang, cursor, category) : listNewsPage(lang, page, category),
  )

/** The newest articles, as little of each as a teaser shows. */
export const getLatestNews = createServerFn({ method: 'GET' })
  .validator(type({ lang, 'category?': category }))
  .handler(({ data }) => listHeadlines(data.lang, data.category))

/** An article; without an id the newest one. A missing article is a 404. */
export const getArticle = createServerFn({ method: 'GET' })
  .validator(type({ lang, 'id?': 'string <= 100' }))
  .handler(async ({ data }) => {
    const article = data.id ? await findArticle(data.lang, data.id) : await findLatestArticle(data.lang)
    if (!article) throw notFound()
    return article
  })

/** The draft a preview is of. */
export const getPreview = createServerFn({ method: 'GET' })
  .validator(type({ lang, token: 'string <= 200' }))
  .handler(async ({ data }) => {
    const article = await findPreview(data.lang, data.token)
    if (!article) throw notFound()
    return article
  })
