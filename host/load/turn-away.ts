import type { Assets } from '../assets/load-assets.ts'
import type { Exchange } from '../exchange.ts'
import { readTarget } from '../guard/request-target.ts'
import type { RenderGate } from '../pages/render-gate.ts'
import type { PageDoor } from '../pages/serve-page.ts'
import { loadClassOf } from './load-class.ts'
import type { BusyRefusal } from './refuse-busy.ts'

/** Refuses a request whose render there is no room for, or returns false. */
export type TurnAway = (exchange: Exchange, isShared: boolean) => boolean

export type TurnAwayParts = { assets: Assets; gate: RenderGate; pageDoor: PageDoor; refuseBusy: BusyRefusal }

/**
 * Makes the door that most of a crowd gets no further than: it asks for room before anything is made of a request, no
 * promise and no error. Where a page is kept or being made, however old, there is something to show.
 */
export function createTurnAway({ assets, gate, pageDoor, refuseBusy }: TurnAwayParts): TurnAway {
  return (exchange, isShared) => {
    const { method, url = '' } = exchange.request
    if (method === 'POST' || !gate.isCrowded()) return false
    const target = readTarget(url)
    if (!('path' in target) || target.path.startsWith('/assets/') || assets.get(target.path)) return false
    const loadClass = isShared ? pageDoor.renderFor(target.path, target.query) : loadClassOf(target.path)
    if (loadClass === undefined || !gate.refuses(loadClass)) return false
    refuseBusy(exchange)
    return true
  }
}
