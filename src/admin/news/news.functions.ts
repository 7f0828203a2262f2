import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import {
  DraftInput,
  EditingArticle,
  EditingList,
  NewsCategory,
  PresenceAnswer,
  PreviewAnswer,
  PublishInput,
  Revision,
  RevisionList,
  TextInput,
  TextState,
  WithdrawInput,
} from '#api/contract/news-schema.ts'
import { askStaff, changeStaff, nothing, readStaff } from '../read-staff.server.ts'

const id = type('string.uuid')
const version = type('number.integer')
const draft = DraftInput.merge({ cn: TextInput, en: TextInput })

export type Draft = typeof draft.infer

export const getNewsList = createServerFn({ method: 'GET' })
  .validator(
    type({
      'state?': TextState,
      'category?': NewsCategory,
      'missing?': "'cn' | 'en'",
      'q?': 'string <= 64',
      'cursor?': 'string <= 200',
    }),
  )
  .handler(({ data }) => readStaff('news', EditingList, data))

export const getNewsArticle = createServerFn({ method: 'GET' })
  .validator(type({ id }))
  .handler(({ data: { id } }) => readStaff(`news/${id}`, EditingArticle))

export const createArticle = createServerFn({ method: 'POST' }).handler(() =>
  changeStaff('news', EditingArticle, { body: {} }),
)

export const saveArticle = createServerFn({ method: 'POST' })
  .validator(type({ id, version, draft }))
  .handler(({ data: { id, version, draft: body } }) =>
    changeStaff(`news/${id}`, EditingArticle, { method: 'PUT', body, version }),
  )

export const publishArticle = createServerFn({ method: 'POST' })
  .validator(type({ id, version, input: PublishInput.merge({ langs: "('cn' | 'en')[]" }) }))
  .handler(({ data: { id, version, input: body } }) =>
    changeStaff(`news/${id}/publish`, EditingArticle, { body, version }),
  )

export const withdrawArticle = createServerFn({ method: 'POST' })
  .validator(type({ id, version, input: WithdrawInput.merge({ langs: "('cn' | 'en')[]" }) }))
  .handler(({ data: { id, version, input: body } }) =>
    changeStaff(`news/${id}/withdraw`, EditingArticle, { body, version }),
  )

export const getRevisions = createServerFn({ method: 'GET' })
  .validator(type({ id }))
  .handler(({ data: { id } }) => readStaff(`news/${id}/revisions`, RevisionList))

export const getRevision = createServerFn({ method: 'GET' })
  .validator(type({ id, revision: id }))
  .handler(({ data: { id, revision } }) => readStaff(`news/${id}/revisions/${revision}`, Revision))

export const restoreRevision = createServerFn({ method: 'POST' })
  .validator(type({ id, version, revision: id }))
  .handler(({ data: { id, version, revision } }) =>
    changeStaff(`news/${id}/revisions/${revision}/restore`, EditingArticle, { version }),
  )

export const startPreview = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(({ data: { id } }) => changeStaff(`news/${id}/preview`, PreviewAnswer))

export const stayPresent = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(({ data: { id } }) => changeStaff(`news/${id}/presence`, PresenceAnswer, { method: 'PUT' }))

export const leaveArticle = createServerFn({ method: 'POST' })
  .validator(type({ id }))
  .handler(async ({ data: { id } }) => {
    await askStaff(`news/${id}/presence`, nothing, { method: 'DELETE' })
  })
