import { randomUUID } from 'node:crypto'
import type { AccessLog } from '../access-log.ts'
import { pathOf } from '../exchange.ts'
import type { HitChoice } from '../pages/choose-hit.ts'
import type { Resource } from '../resource.ts'
import type { SentPage } from '../send-app-answer.ts'
import type { LaneAnswer } from './open-lane.ts'
import { createAnswerSender } from './prepared-answers.ts'

export type KeptAnswerParts = {
  accessLog: AccessLog
  choose: HitChoice
  /** the fresh kept page of exactly this path and query */
  fresh(url: string): Resource | undefined
  sent: SentPage
}

/**
 * Makes the answer of the lane: a fresh kept page with byte for byte the headers that node's server would send it with.
 */
export function createKeptAnswer({ accessLog, choose, fresh, sent }: KeptAnswerParts): LaneAnswer {
  const send = createAnswerSender()
  return (request, socket) => {
    const page = fresh(request.url)
    const variant = page && choose(request.rawHeaders, page)
    if (!variant) return undefined
    const id = randomUUID()
    const started = performance.now()
    accessLog.write({ request, id, started }, 200, 'HIT')
    sent(pathOf(request.url), request, 200)
    return () => send(socket, variant, id)
  }
}
