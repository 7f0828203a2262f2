import { accountsRoom } from './accounts/room.ts'
import { announcementsRoom } from './announcements/room.ts'
import { codesRoom } from './codes/room.ts'
import { consentsRoom } from './consents/room.ts'
import { dbRoom } from './db/room.ts'
import type { Room } from './db/room-type.ts'
import type { Tables } from './db/tables.ts'
import { downloadsRoom } from './downloads/room.ts'
import { figuresRoom } from './figures/room.ts'
import { guardRoom } from './guard/room.ts'
import { idempotencyRoom } from './idempotency.ts'
import { importRoom } from './import/room.ts'
import { jobsRoom } from './jobs/room.ts'
import { leadsRoom } from './leads/room.ts'
import { mailRoom } from './mail/room.ts'
import { mediaRoom } from './media/room.ts'
import { newsRoom } from './news/room.ts'
import { redirectsRoom } from './redirects/room.ts'
import { searchesRoom } from './searches/room.ts'
import { staffRoom } from './staff/room.ts'
import { textsRoom } from './texts/room.ts'
import { trialRoom } from './trial/room.ts'
import { upkeepRoom } from './upkeep/room.ts'

/** From the top floor down: `keysOf` of the ones above finds rows in those below. */
const all = [
  importRoom,
  upkeepRoom,
  leadsRoom,
  newsRoom,
  trialRoom,
  accountsRoom,
  announcementsRoom,
  downloadsRoom,
  jobsRoom,
  mediaRoom,
  redirectsRoom,
  searchesRoom,
  textsRoom,
  figuresRoom,
  staffRoom,
  codesRoom,
  consentsRoom,
  mailRoom,
  guardRoom,
  idempotencyRoom,
  dbRoom,
]

type Declared<R> = R extends { tables: infer Own } ? keyof Own : never
type Forgotten = Exclude<keyof Tables, Declared<(typeof all)[number]>>
/** Does not compile, and names the table, where no room says what a table holds. */
export const rooms: readonly Room[] = all satisfies [Forgotten] extends [never] ? readonly Room[] : Forgotten

export const subjectKinds = rooms.flatMap(({ subjects = [] }) => subjects)
