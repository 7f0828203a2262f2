import { notFound, redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { newsCategories } from '#contract/keys.ts'
import { Language } from '#contract/values-schema.ts'
import {
  findArticle,
  findLatestArticle,
  findPreview,
  listHeadlines,
  listNews,
  listNewsPage,
} from './news.server.ts'

const category = type.enumerated(...newsCategories)

/** A page of the list, by cursor or number. */
export const getNewsPage = createServerFn({ method: 'GET' })
  .validator(
    type({
      lang: Language,
      'category?': category,
      'cursor?': 'string <= 200',
      'page?': '1 <= number.integer <= 99999',
    }),
  )
  .handler(({ data: { lang, category, cursor, page = 1 } }) =>
    cursor ? listNews(lang, cursor, category) : listNewsPage(lang, page, category),
  )

export const getLatestNews = createServerFn({ method: 'GET' })
  .validator(type({ lang: Language, 'category?': category }))
  .handler(({ data }) => listHeadlines(data.lang, data.category))

/** Without an id the newest one. 404 where there is none, 301 from an address it had before. */
export const getArticle = createServerFn({ method: 'GET' })
  .validator(type({ lang: Language, 'id?': 'string' }))
  .handler(async ({ data }) => {
    const article = data.id ? await findArticle(data.lang, data.id) : await findLatestArticle(data.lang)
    if (!article) throw notFound()
    if (data.id && article.id !== data.id)
      throw redirect({
        to: '/$lang/about/news-detail/{-$id}',
        params: { lang: data.lang, id: article.id },
        statusCode: 301,
      })
    return article
  })

export const getPreview = createServerFn({ method: 'GET' })
  .validator(type({ lang: Language, token: 'string <= 200' }))
  .handler(async ({ data }) => {
    const article = await findPreview(data.lang, data.token)
    if (!article) throw notFound()
    return article
  })
