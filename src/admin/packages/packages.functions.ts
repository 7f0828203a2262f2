import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Package, PackageList } from '#api/contract/package-schema.ts'
import { changeStaff, nothing, readStaff } from '../read-staff.server.ts'

const place = { id: 'string.uuid', version: 'number.integer' } as const

// looser than the API's, which says what is wrong with which field
const date = type('string <= 10')
const lines = type({ cn: 'string[]', en: 'string[]' })
const texts = type({ releasedAt: date, supportEnd: date.or('null'), notes: lines, requirements: lines })
const filter = type({
  'q?': 'string <= 64',
  'product?': 'string <= 20',
  'platform?': 'string <= 20',
  'state?': "'draft' | 'public' | 'withdrawn'",
  'cursor?': 'string <= 200',
})

export const getStaffPackages = createServerFn({ method: 'GET' })
  .validator(filter)
  .handler(({ data }) => readStaff('packages', PackageList, data))

export const getStaffPackage = createServerFn({ method: 'GET' })
  .validator(type({ id: 'string.uuid' }))
  .handler(({ data: { id } }) => readStaff(`packages/${id}`, Package))

export const savePackage = createServerFn({ method: 'POST' })
  .validator(type({ ...place, texts }))
  .handler(({ data: { id, version, texts: body } }) =>
    changeStaff(`packages/${id}`, Package, { method: 'PUT', body, version }),
  )

export const changePackageState = createServerFn({ method: 'POST' })
  .validator(type({ ...place, to: "'publish' | 'withdraw'" }))
  .handler(({ data: { id, version, to } }) =>
    changeStaff(`packages/${id}/${to}`, Package, { body: {}, version }),
  )

export const removePackage = createServerFn({ method: 'POST' })
  .validator(type(place))
  .handler(({ data: { id, version } }) =>
    changeStaff(`packages/${id}`, nothing, { method: 'DELETE', version }),
  )
