import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import {
  Redirect,
  RedirectBody,
  RedirectCsv,
  RedirectList,
  RedirectsImported,
} from '#api/contract/redirect-schema.ts'
import { changeStaff, nothing, readStaff } from '../read-staff.server.ts'

const known = type({ id: 'string.uuid', version: 'number' })

export const getRedirects = createServerFn({ method: 'GET' }).handler(() =>
  readStaff('redirects', RedirectList),
)

/** Adds a redirect, or changes the `known` one. */
export const saveRedirect = createServerFn({ method: 'POST' })
  .validator(type({ 'known?': known, body: RedirectBody }))
  .handler(({ data: { known: { id, version } = {}, body } }) =>
    id === undefined
      ? changeStaff('redirects', Redirect, { body })
      : changeStaff(`redirects/${id}`, Redirect, { method: 'PUT', body, version }),
  )

export const removeRedirect = createServerFn({ method: 'POST' })
  .validator(known)
  .handler(({ data: { id, version } }) =>
    changeStaff(`redirects/${id}`, nothing, { method: 'DELETE', version }),
  )

export const importRedirects = createServerFn({ method: 'POST' })
  .validator(RedirectCsv)
  .handler(({ data: body }) => changeStaff('redirects/csv', RedirectsImported, { body }))
