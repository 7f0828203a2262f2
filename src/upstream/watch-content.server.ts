import { type } from 'arktype'
import { callUpstream } from './call.server.ts'
import { forgetReadings } from './read.server.ts'

const version = type({ version: '0 < string <= 100' })

/** Poll interval, ms: the delay until all instances show a change. */
const interval = 5_000

/**
 * Every instance polls, so no coordination is needed. An upstream without versions is asked once: pages then expire by
 * age.
 * @returns stops it
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
    // after an outage, kept answers may be older
    if (asked && current !== known) {
      forgetReadings()
      changed()
    }
    known = current
    asked = true
    next()
  }
  // jitter: instances started together should not poll together
  const next = () => {
    timer = setTimeout(ask, every * (0.75 + Math.random() / 2)).unref()
  }
  // at once: pages rendered before the first answer could be older
  void ask()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
