import { LRUCache } from 'lru-cache'
import { SessionAnswer } from '#contract/staff/staff-schema.ts'
import { unavailableSince } from '#src/upstream/call.server.ts'
import { staffSessionKey } from '#src/upstream/staff.server.ts'
import { askStaff, pageData } from './read-staff.server.ts'

/** Sessions as the staff API last confirmed them. */
const confirmed = new LRUCache<string, SessionAnswer>({ max: 1_000 })

/** How long a confirmed one is asked for during an outage, ms. */
const timeoutInOutage = 3_000

/** `isAway`: as it was last confirmed, as nobody can say now. It shows who is signed in, and permits nothing. */
export type StaffSession = SessionAnswer & { isAway?: true }

/** Whose session the browser has; null where it has none. @throws StatusError 503 where nobody can say, nor could before */
export async function readSession(): Promise<StaffSession | null> {
  const key = staffSessionKey()
  const known = key && confirmed.get(key)
  const isOutage = unavailableSince() !== undefined
  const answer = await askStaff('session', SessionAnswer, {
    ...(known && isOutage && { timeout: timeoutInOutage }),
  })
  if (answer.ok) {
    if (key) confirmed.set(key, answer.data)
    return answer.data
  }
  if (answer.trouble.status === 401) return null
  const isUsable =
    known && /busy|unavailable/.test(answer.trouble.kind) && Date.parse(known.expiresAt) > Date.now()
  return isUsable ? { ...known, isAway: true } : pageData(answer)
}
