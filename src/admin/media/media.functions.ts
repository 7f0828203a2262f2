import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { PictureAnswer, PictureList } from '#api/contract/media-schema.ts'
import { changeStaff, readStaff } from '../read-staff.server.ts'

export const listPictures = createServerFn({ method: 'GET' })
  .validator(type({ 'cursor?': 'string <= 200' }))
  .handler(({ data }) => readStaff('media', PictureList, data))

export const describePicture = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid', cn: 'string <= 300', en: 'string <= 300' }))
  .handler(({ data: { id, ...body } }) => changeStaff(`media/${id}`, PictureAnswer, { method: 'PUT', body }))
