import {
  DraftInput,
  EditingArticle,
  EditingList,
  EditingListQuery,
  NewArticle,
  PresenceAnswer,
  PreviewAnswer,
  PublishInput,
  Revision,
  RevisionList,
  WithdrawInput,
} from '../../contract/news-schema.ts'
import { notFound } from '../../http/problem.ts'
import { decodeCursor } from '../../list-cursor.ts'
import { staffResource } from '../../staff/staff-resource.ts'
import { listEditing } from './list-editing.ts'
import { leave, stayPresent } from './presence.ts'
import { signPreview } from './preview.ts'
import { publishNews, withdrawNews } from './publish-news.ts'
import { readEditing } from './read-editing.ts'
import { listRevisions, readRevision } from './revisions.ts'
import { createNews, restoreRevision, saveDraft } from './save-draft.ts'

const PAGE_SIZE = 30

/**
 * `/staff/v1/news`: the articles as they are written, and what makes them public.
 * @param options.relaySecret what previews are signed with
 */
export function staffNewsRoutes({ relaySecret }: { relaySecret: string }) {
  const { app, on } = staffResource('news')
  const write = { permission: 'news.write', answers: EditingArticle } as const
  const publish = { permission: 'news.publish', answers: EditingArticle } as const

  const list = { ...write, summary: 'Articles', query: EditingListQuery, answers: EditingList }
  on('GET /', list, ({ db, now, query: { cursor, limit = PAGE_SIZE, q: search, ...filter } }) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    return listEditing(db, { ...filter, limit, after, search, now })
  })
  on('POST /', { ...write, summary: 'A new draft', body: NewArticle }, ({ db, body, act }) =>
    createNews(db, body, act),
  )
  on('GET /:id', { ...write, summary: 'The article' }, async ({ db, id, now }) => {
    const article = await readEditing(db, id, now)
    if (!article) throw notFound()
    return article
  })
  on('PUT /:id', { ...write, summary: 'Saved', body: DraftInput }, ({ db, place, body, act }) =>
    saveDraft(db, place, body, act),
  )
  const publication = { ...publish, summary: 'Public, or at its time', body: PublishInput }
  on('POST /:id/publish', publication, ({ db, place, body, act }) => publishNews(db, place, body, act))
  const withdrawal = { ...publish, summary: 'Not public any more', body: WithdrawInput }
  on('POST /:id/withdraw', withdrawal, ({ db, place, body, act }) => withdrawNews(db, place, body, act))

  const history = { ...write, summary: 'The history, newest first', answers: RevisionList }
  on('GET /:id/revisions', history, ({ db, id }) => listRevisions(db, id))
  const oneText = { ...write, summary: 'One text of it', answers: Revision }
  on('GET /:id/revisions/:revision', oneText, (request) =>
    readRevision(request.db, request.id, request.key('revision')),
  )
  on('POST /:id/revisions/:revision/restore', { ...write, summary: 'Restored' }, (request) =>
    restoreRevision(request.db, request.place, request.key('revision'), request.act),
  )

  const preview = { ...write, summary: 'What opens a preview', answers: PreviewAnswer }
  on('POST /:id/preview', preview, async ({ db, id, now }) => {
    if (!(await readEditing(db, id, now))) throw notFound()
    return signPreview(relaySecret, id, now)
  })
  const presence = { ...write, summary: 'Who else has it open', answers: PresenceAnswer }
  on('PUT /:id/presence', presence, ({ db, id, staff, now }) => stayPresent(db, id, staff, now))
  on('DELETE /:id/presence', { permission: 'news.write', summary: 'Closed' }, ({ db, id, staff }) =>
    leave(db, id, staff.id),
  )
  return app
}
