import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { findArticle, findLatestArticle, listHeadlines, listNews, listNewsPage } from './news.server.ts'

const lang = type("'cn' | 'en'")

/** One page of the news list: the one that follows a cursor, or by its number. */
export const getNewsPage = createServerFn({ method: 'GET' })
  .validator(
    type({
      lang,
      'cursor?': 'string <= 200',
      'page?': '1 <= number.integer <= 50',
    }),
  )
  .handler(({ data: { lang, cursor, page = 1 } }) =>
    cursor ? listNews(lang, cursor) : listNewsPage(lang, page),
  )

/** The newest articles, as little of each as a teaser shows. */
export const getLatestNews = createServerFn({ method: 'GET' })
  .validator(type({ lang }))
  .handler(({ data }) => listHeadlines(data.lang))

/** An article; without an id the newest one. A missing article is a 404. */
export const getArticle = createServerFn({ method: 'GET' })
  .validator(type({ lang, 'id?': 'string <= 100' }))
  .handler(async ({ data }) => {
    const article = data.id ? await findArticle(data.lang, data.id) : await findLatestArticle(data.lang)
    if (!article) throw notFound()
    return article
  })
