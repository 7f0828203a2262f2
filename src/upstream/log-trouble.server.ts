import { siteLog } from '#src/site/site-log.ts'
import type { Trouble } from './read-answer.server.ts'

type Spell = { since: number; last: number; failures: number }

/** Without trouble of a kind for this long, in ms, an answer ends it: an upstream that comes and goes is one spell. */
const quietFor = 10_000

/** An upstream that is started together with this process fills its database first, in ms of this process. */
const starting = 15_000

const spells = new Map<Trouble['kind'], Spell>()

/** One line when a kind of trouble begins, however many calls fail of it. */
export function logFailedCall({ kind, status }: Trouble, resource: string, error: unknown): void {
  const now = performance.now()
  if (now < starting) return
  const spell = spells.get(kind)
  if (spell) return void Object.assign(spell, { last: now, failures: spell.failures + 1 })
  spells.set(kind, { since: now, last: now, failures: 1 })
  siteLog().warn({ kind, status, resource, reason: reasonOf(error) }, 'upstream trouble begins')
}

/** One line when it is over. */
export function logAnsweredCall(): void {
  const now = performance.now()
  for (const [kind, { since, last, failures }] of spells) {
    if (now - last < quietFor) continue
    spells.delete(kind)
    siteLog().info({ kind, failures, seconds: Math.round((now - since) / 1_000) }, 'upstream trouble ends')
  }
}

/** The cause has the code of the network, fetch itself says only that it failed. */
function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error))
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return String(code ?? message).slice(0, 200)
}
