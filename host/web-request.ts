import type { IncomingMessage } from 'node:http'
import type { Client } from './guard/client-of-request.ts'
import { createScriptMark, markHeader } from './script-mark.ts'

type WebRequestParts = {
  request: IncomingMessage
  url: string
  requestId: string
  client: Client
  body: Uint8Array<ArrayBuffer> | undefined
  signal: AbortSignal
}

/** The app's view of a visitor's request: their headers, with what proxies claim replaced by what is known. */
export function createWebRequest({
  request,
  url,
  requestId,
  client,
  body,
  signal,
}: WebRequestParts): Request {
  // as pairs: a list of headers would be made, and copied
  const headers: [string, string][] = []
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isReplaced(name)) continue
    for (const item of Array.isArray(value) ? value : [value]) headers.push([name, item])
  }
  headers.push(['x-request-id', requestId], ['x-forwarded-for', client.address])
  headers.push([markHeader, createScriptMark()])
  // a HEAD is a GET whose body stays here, so that both have the same headers
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return new Request(url, { method, headers, signal, ...(body ? { body } : {}) })
}

/** The request of a page made for everybody: nothing of the visitor who happened to ask first is in it. */
export function createBlindRequest(url: string, requestId: string, signal: AbortSignal): Request {
  const accept = 'text/html,*/*;q=0.8'
  const { host } = new URL(url)
  const headers = { accept, host, 'x-request-id': requestId, [markHeader]: createScriptMark() }
  return new Request(url, { headers, signal })
}

function isReplaced(name: string): boolean {
  return name === 'forwarded' || name.startsWith('x-forwarded-') || replaced.has(name)
}

// what is for the connection alone, and what the host says itself
const replaced = new Set([
  ...['connection', 'expect', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'x-request-id', markHeader],
])
