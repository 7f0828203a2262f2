import { INTERNAL, OF_STAFF, type Room, type SubjectKind } from '../db/room-type.ts'

export const jobSubject: SubjectKind = {
  area: 'jobs',
  names: async (db, ids) => {
    const drafts = await db.selectFrom('job_draft').select(['id', 'content']).where('id', 'in', ids).execute()
    const texts = db.selectFrom('job_text').select(['job_id as id', 'title as name'])
    const published = await texts.where('job_id', 'in', ids).orderBy('lang', 'desc').execute()
    return [...drafts.map(({ id, content }) => ({ id, name: JSON.parse(content).cn.title })), ...published]
  },
}

export const jobsRoom = {
  tables: {
    job: INTERNAL,
    job_text: INTERNAL,
    job_draft: OF_STAFF,
  },
  subjects: [jobSubject],
} satisfies Room
