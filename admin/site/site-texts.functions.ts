import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Confirmations } from '#contract/texts/confirmation-schema.ts'
import { askStaff, pageData } from '../read-staff.server.ts'
import { framedPage } from './framed-page.server.ts'
import { findPlaceholders, findText, findTexts } from './site-texts.server.ts'

/** The texts with some words; without words those that staff have touched. */
export const getSiteTexts = createServerFn({ method: 'GET' })
  .validator(type({ q: 'string <= 200' }))
  .handler(({ data }) => findTexts(data.q))

/** @throws notFound */
export const getSiteText = createServerFn({ method: 'GET' })
  .validator(type({ id: 'string <= 241' }))
  .handler(async ({ data: { id } }) => {
    const text = await findText(id)
    if (!text) throw notFound()
    return text
  })

export const getPlaceholders = createServerFn({ method: 'GET' }).handler(async () =>
  findPlaceholders(pageData(await askStaff('site/confirmations', Confirmations))),
)

/** @throws notFound */
export const getFramedPage = createServerFn({ method: 'POST' })
  .validator(type({ path: 'string <= 2000', 'typed?': { id: 'string', cn: 'string', en: 'string' } }))
  .handler(({ data: { path, typed } }) => framedPage(path, typed))
