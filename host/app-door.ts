import type { App, AppContext } from './app.ts'
import { readAppAnswer } from './app-answer.ts'
import { type Exchange, pathOf } from './exchange.ts'
import type { ClientReader } from './guard/client-of-request.ts'
import { readBody } from './guard/read-body.ts'
import { loadClassOf } from './load/load-class.ts'
import type { RenderGate, Turn } from './pages/render-gate.ts'
import { refuseBody } from './refuse.ts'
import { originOf } from './request-origin.ts'
import type { AppAnswerSender } from './send-app-answer.ts'
import type { StatusPages } from './status-page.ts'
import { createWebRequest } from './web-request.ts'

/** Hands a visitor's own request to the app and sends its answer, which nobody else will get. */
export type AppDoor = (exchange: Exchange, target: string) => Promise<void>

export type AppDoorParts = {
  app: App
  clientOf: ClientReader
  gate: RenderGate
  publicOrigin: string | undefined
  purgePages: AppContext['purgePages']
  send: AppAnswerSender
  statusPages: StatusPages
}

export function createAppDoor(parts: AppDoorParts): AppDoor {
  const { app, clientOf, gate, publicOrigin, purgePages, send, statusPages } = parts
  return async (exchange, target) => {
    const { request, id: requestId } = exchange
    const body = request.method === 'POST' ? await readBody(request) : null
    if (body === undefined) {
      refuseBody(exchange, statusPages)
      return
    }
    const signal = signalOf(exchange)
    const ask = async (turn: Turn) => {
      const client = clientOf(request)
      const url = originOf(request.headers.host ?? '', client, publicOrigin) + target
      const sent = createWebRequest({ request, url, requestId, client, body: body ?? undefined, signal })
      const context = { requestId, clientAddress: client.address, purgePages, turn, page: {} }
      return readAppAnswer(await app.fetch(sent, { context }), sent, context.page)
    }
    // a form somebody filled in is never sent away because others are reading
    const answered =
      request.method === 'POST' ? await ask(gate.turn) : await gate(loadClassOf(pathOf(target)), ask, signal)
    await send(exchange, answered, 'BYPASS')
  }
}

/** Ends the app's work when the visitor leaves before the answer. */
function signalOf({ response }: Exchange): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
