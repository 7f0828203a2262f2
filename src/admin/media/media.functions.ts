import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'
import { picture, pictures } from './picture-schema.server.ts'

export type Picture = typeof picture.infer
export type PictureList = typeof pictures.infer

export const listPictures = createServerFn({ method: 'GET' })
  .validator(type({ 'cursor?': 'string <= 200' }))
  .handler(async ({ data }) =>
    readStaff(await callStaff<PictureList>('media', { query: data, answers: pictures })),
  )

export const describePicture = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid', cn: 'string <= 300', en: 'string <= 300' }))
  .handler(async ({ data: { id, ...body } }) =>
    outcomeOf(await callStaff<Picture>(`media/${id}`, { method: 'PUT', body, answers: picture })),
  )
