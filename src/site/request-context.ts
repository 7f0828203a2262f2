/** Of the actual request: a shared render is always a GET without undeclared parameters. */
export type RequestLine = {
  method: string
  query: string
  /** a browser's, no bot's */
  isVisit: boolean
}

/** TanStack Start's request context, set by the server. */
export type RequestContext = {
  requestId: string
  /** undefined in shared renders */
  clientAddress: string | undefined
  line: RequestLine
}
