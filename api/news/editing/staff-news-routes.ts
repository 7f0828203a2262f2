import { type Context, Hono } from 'hono'
import type { Database } from '../../db/tables.ts'
import { etagOf, ifMatch } from '../../http/if-match.ts'
import { notFound } from '../../http/problem.ts'
import { requireJson, validate } from '../../http/validate.ts'
import { decodeCursor } from '../../list-cursor.ts'
import { allow, type StaffEnv } from '../../staff/allow.ts'
import { describeAnswer } from '../../staff/describe-answer.ts'
import { isUuid } from '../../uuid.ts'
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
} from './editing-schema.ts'
import { listEditing } from './list-editing.ts'
import { leave, stayPresent } from './presence.ts'
import { signPreview } from './preview.ts'
import { publishNews, withdrawNews } from './publish-news.ts'
import { readEditing } from './read-editing.ts'
import { listRevisions, readRevision } from './revisions.ts'
import { createNews, restoreRevision, saveDraft } from './save-draft.ts'

const PAGE_SIZE = 30

export interface StaffNewsOptions {
  db: Database
  /** Milliseconds since the epoch. */
  now: () => number
  /** What previews are signed with. */
  relaySecret: string
}

/** `/staff/v1/news`: the articles as they are written, and what makes them public. */
export function staffNewsRoutes({ db, now, relaySecret }: StaffNewsOptions): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  const write = allow('news.write')
  const publish = allow('news.publish')
  const answer = (summary: string, schema?: Parameters<typeof describeAnswer>[2]) =>
    describeAnswer('news', summary, schema)
  const act = (c: Context<StaffEnv>) => ({ by: c.get('staff'), now: now() })
  const place = (c: Context<StaffEnv>) => ({ id: idOf(c), version: ifMatch(c) })
  const send = (c: Context, article: EditingArticle) => c.json(article, 200, etagOf(article))

  app.get('/', answer('Articles', EditingList), write, validate('query', EditingListQuery), async (c) => {
    const { cursor, limit = PAGE_SIZE, q, ...filter } = c.req.valid('query')
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    return c.json(await listEditing(db, { ...filter, limit, after, search: q, now: now() }))
  })
  app.post(
    '/',
    answer('A new draft', EditingArticle),
    write,
    requireJson,
    validate('json', NewArticle),
    async (c) => send(c, await createNews(db, c.req.valid('json'), act(c))),
  )
  app.get('/:id', answer('The article', EditingArticle), write, async (c) => {
    const article = await readEditing(db, idOf(c), now())
    if (!article) throw notFound()
    return send(c, article)
  })
  app.put(
    '/:id',
    answer('Saved', EditingArticle),
    write,
    requireJson,
    validate('json', DraftInput),
    async (c) => send(c, await saveDraft(db, place(c), c.req.valid('json'), act(c))),
  )
  app.post(
    '/:id/publish',
    answer('Public, or at its time', EditingArticle),
    publish,
    requireJson,
    validate('json', PublishInput),
    async (c) => send(c, await publishNews(db, place(c), c.req.valid('json'), act(c))),
  )
  app.post(
    '/:id/withdraw',
    answer('Not public any more', EditingArticle),
    publish,
    requireJson,
    validate('json', WithdrawInput),
    async (c) => send(c, await withdrawNews(db, place(c), c.req.valid('json'), act(c))),
  )
  app.get('/:id/revisions', answer('The history, newest first', RevisionList), write, async (c) =>
    c.json(await listRevisions(db, idOf(c))),
  )
  app.get('/:id/revisions/:revision', answer('One text of it', Revision), write, async (c) =>
    c.json(await readRevision(db, idOf(c), idOf(c, 'revision'))),
  )
  app.post('/:id/revisions/:revision/restore', answer('Restored', EditingArticle), write, async (c) =>
    send(c, await restoreRevision(db, place(c), idOf(c, 'revision'), act(c))),
  )
  app.post('/:id/preview', answer('What opens a preview', PreviewAnswer), write, async (c) => {
    if (!(await readEditing(db, idOf(c), now()))) throw notFound()
    return c.json(signPreview(relaySecret, idOf(c), now()))
  })
  app.put('/:id/presence', answer('Who else has it open', PresenceAnswer), write, async (c) =>
    c.json(await stayPresent(db, idOf(c), c.get('staff'), now())),
  )
  app.delete('/:id/presence', answer('Closed'), write, async (c) => {
    await leave(db, idOf(c), c.get('staff').id)
    return c.body(null, 204)
  })
  return app
}

/** @throws ProblemError 404 where it is no id */
function idOf(c: Context, name = 'id'): string {
  const id = c.req.param(name)
  if (!isUuid(id)) throw notFound()
  return id
}
