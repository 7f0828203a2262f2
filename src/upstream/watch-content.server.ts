import { type } from 'arktype'
import { callUpstream } from './call.server.ts'
import { forgetReadings } from './read.server.ts'

const version = type({ version: '0 < string <= 100' })

/** Between two questions, in ms: how long a change may take until every instance shows it. */
const interval = 5_000

/**
 * Asks the upstream every few seconds whether its content has changed, forgets what was read from it when it has, and
 * tells the caller. Each instance asks for itself, so nobody has to know how many there are. An upstream without
 * versions is not asked again: pages then show changes when their own time is over.
 * @returns a function that stops it
 */
export function watchContent(changed: () => void, every = interval): () => void {
  let known: string | undefined
  let asked = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const answer = await callUpstream<typeof version.infer>({ path: ['version'], answers: version })
    if (stopped || (!answer.ok && answer.trouble.kind === 'missing')) return
    const current = answer.ok ? answer.data.version : known
    // an upstream that comes back may have changed: what is kept may come from before
    if (asked && current !== known) {
      forgetReadings()
      changed()
    }
    known = current
    asked = true
    next()
  }
  // instances that were started together do not ask together
  const next = () => {
    timer = setTimeout(ask, every * (0.75 + Math.random() / 2)).unref()
  }
  // at once: what is made before the first answer could be older than it
  void ask()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
