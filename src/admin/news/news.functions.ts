import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'
import { article, category, draft, lang, list, revisions, revisionText, state } from './news-schema.server.ts'

export type StaffArticle = typeof article.infer
export type StaffNewsList = typeof list.infer
export type NewsState = typeof state.infer
export type Draft = typeof draft.infer
export type Revision = (typeof revisions.infer)['items'][number]
export type RevisionText = typeof revisionText.infer

const id = type('string.uuid')
const version = type('number.integer')
const nothing = type('unknown')
const previewAnswer = type({ token: 'string', expiresAt: 'number' })
const presence = type({ others: type({ name: 'string', seenAt: 'number' }).array(), version: 'number' })

export const getNewsList = createServerFn({ method: 'GET' })
  .validator(
    type({
      'state?': state,
      'category?': category,
      'missing?': lang,
      'q?': 'string <= 64',
      'cursor?': 'string <= 200',
    }),
  )
  .handler(async ({ data }) =>
    readStaff(await callStaff<StaffNewsList>('news', { query: data, answers: list })),
  )

export const getNewsArticle = createServerFn({ method: 'GET' })
  .validator(type({ id }))
  .handler(async ({ data }) =>
    readStaff(await callStaff<StaffArticle>(`news/${data.id}`, { answers: article })),
  )

export const createArticle = createServerFn({ method: 'POST' }).handler(async () =>
  outcomeOf(await callStaff<StaffArticle>('news', { method: 'POST', body: {}, answers: article })),
)

export const saveArticle = createServerFn({ method: 'POST' })
  .validator(type({ id, version, draft }))
  .handler(async ({ data }) => change(`news/${data.id}`, data.version, data.draft, 'PUT'))

export const publishArticle = createServerFn({ method: 'POST' })
  .validator(
    type({
      id,
      version,
      langs: lang.array(),
      'at?': 'number | null',
      'expiresAt?': 'number | null',
      'corrected?': 'boolean',
      'note?': 'string <= 200',
    }),
  )
  .handler(async ({ data: { id, version, ...body } }) => change(`news/${id}/publish`, version, body))

export const withdrawArticle = createServerFn({ method: 'POST' })
  .validator(type({ id, version, langs: lang.array(), 'note?': 'string <= 200' }))
  .handler(async ({ data: { id, version, ...body } }) => change(`news/${id}/withdraw`, version, body))

export const getRevisions = createServerFn({ method: 'GET' })
  .validator(type({ id }))
  .handler(async ({ data }) =>
    readStaff(await callStaff<typeof revisions.infer>(`news/${data.id}/revisions`, { answers: revisions })),
  )

export const getRevision = createServerFn({ method: 'GET' })
  .validator(type({ id, revision: id }))
  .handler(async ({ data }) => {
    const path = `news/${data.id}/revisions/${data.revision}`
    return readStaff(await callStaff<RevisionText>(path, { answers: revisionText }))
  })

export const restoreRevision = createServerFn({ method: 'POST' })
  .validator(type({ id, version, revision: id }))
  .handler(async ({ data }) =>
    change(`news/${data.id}/revisions/${data.revision}/restore`, data.version, undefined),
  )

export const startPreview = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(async ({ data }) => {
    const call = { method: 'POST', answers: previewAnswer } as const
    return outcomeOf(await callStaff<typeof previewAnswer.infer>(`news/${data.id}/preview`, call))
  })

export const stayPresent = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(async ({ data }) => {
    const call = { method: 'PUT', answers: presence } as const
    return outcomeOf(await callStaff<typeof presence.infer>(`news/${data.id}/presence`, call))
  })

export const leaveArticle = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(async ({ data }) => {
    await callStaff(`news/${data.id}/presence`, { method: 'DELETE', answers: nothing })
  })

async function change(path: string, version: number, body: unknown, method: 'POST' | 'PUT' = 'POST') {
  const call = { method, body, ifMatch: `"${version}"`, answers: article }
  return outcomeOf(await callStaff<StaffArticle>(path, call))
}
