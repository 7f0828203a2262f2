import { cacheRuleOf } from '#src/site/cache-policies.ts'
import { type CacheState, type Exchange, pathOf } from '../exchange.ts'
import { type LoadClass, loadClassOf } from '../load/load-class.ts'
import type { Resource } from '../resource.ts'
import type { AppAnswerSender, SentPage } from '../send-app-answer.ts'
import { serveResource } from '../serve-resource.ts'
import type { PageDesk } from './page-desk.ts'

export type PageDoor = {
  /** the fresh kept page of exactly this path and query */
  fresh(url: string): Resource | undefined
  /** Answers with a fresh kept page at once, or returns false. */
  serveFresh(exchange: Exchange): boolean
  /** The class of the render that a path and query would take; undefined where there is something to show without. */
  renderFor(path: string, query: string): LoadClass | undefined
  /** Answers a GET or HEAD when pages at this path are the same for everybody, or returns false. */
  serve(exchange: Exchange, path: string, query: string): Promise<boolean>
}

/**
 * The door for visitors without a session; everyone else has to be let pass it.
 * @param sent told of every page sent, or that the browser has already
 */
export function createPageDoor(desk: PageDesk, send: AppAnswerSender, sent: SentPage): PageDoor {
  function show(exchange: Exchange, page: Resource, cache: CacheState): void {
    serveResource(exchange, page, { cache })
    const { request, response } = exchange
    const { statusCode } = response
    if ((statusCode === 200 || statusCode === 304) && request.method === 'GET')
      sent(pathOf(request.url), request, statusCode)
  }

  return {
    fresh: desk.fresh,
    serveFresh: (exchange) => {
      const page = desk.fresh(exchange.request.url ?? '')
      if (page) show(exchange, page, 'HIT')
      return page !== undefined
    },
    renderFor: (path, query) => {
      const rule = cacheRuleOf(path)
      const isThere = rule && desk.isThere(path, query, rule)
      if (isThere === undefined) return loadClassOf(path)
      return isThere ? undefined : 'page'
    },
    serve: async (exchange, path, query) => {
      const rule = cacheRuleOf(path)
      const served = rule && (await desk.get(path, query, rule, exchange.id))
      if (!served) return false
      if ('page' in served) show(exchange, served.page, served.state)
      else await send(exchange, served.answered, served.state)
      return true
    },
  }
}
