import { sql } from 'kysely'
import { INTERNAL, namesIn, type Room, type SubjectKind } from '../db/room-type.ts'

export const packageSubject: SubjectKind = { area: 'packages', names: namesIn('download', 'file_name') }
export const releaseSubject: SubjectKind = {
  area: 'releases',
  names: namesIn('product_release', sql`product || ' ' || part || ' ' || version`),
}

export const compatibilitySubject: SubjectKind = { area: 'compatibility' }

export const downloadsRoom = {
  tables: {
    download: { ...INTERNAL, sharedWith: ['files'] },
    product_release: INTERNAL,
    compatibility: INTERNAL,
  },
  subjects: [packageSubject, releaseSubject, compatibilitySubject],
} satisfies Room
