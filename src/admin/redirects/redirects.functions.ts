import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { callStaff } from '#src/upstream/staff.server.ts'
import { outcomeOf } from '../outcome.ts'
import { readStaff } from '../read-staff.server.ts'

const redirect = type({
  id: 'string.uuid',
  version: 'number',
  from: 'string',
  to: 'string',
  status: '301 | 302',
  changedAt: 'string',
})
const list = type({
  items: redirect.array(),
  missing: type({ path: 'string', count: 'number', lastDay: 'string' }).array(),
})
const known = type({ id: 'string.uuid', version: 'number' })

export type Redirect = typeof redirect.infer
export type RedirectList = typeof list.infer

export const getRedirects = createServerFn({ method: 'GET' }).handler(async () =>
  readStaff(await callStaff<RedirectList>('redirects', { answers: list })),
)

/** Adds a redirect, or changes the `known` one. */
export const saveRedirect = createServerFn({ method: 'POST' })
  .validator(type({ 'known?': known, from: 'string <= 400', to: 'string <= 400', status: '301 | 302' }))
  .handler(async ({ data: { known: changed, ...body } }) =>
    outcomeOf(
      await callStaff<Redirect>(changed ? `redirects/${changed.id}` : 'redirects', {
        ...{ method: changed ? 'PUT' : 'POST', body },
        ...(changed ? { ifMatch: `"${changed.version}"` } : {}),
        answers: redirect,
      }),
    ),
  )

export const removeRedirect = createServerFn({ method: 'POST' })
  .validator(known)
  .handler(async ({ data: { id, version } }) =>
    outcomeOf(
      await callStaff<null>(`redirects/${id}`, {
        ...{ method: 'DELETE', ifMatch: `"${version}"` },
        answers: type('null'),
      }),
    ),
  )
