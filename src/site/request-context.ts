/** As it came: a shared render is always a GET, without the parameters that no page declares. */
export type RequestLine = { method: string; query: string }

/** TanStack Start's request context: what the server passes along with a request. */
export type RequestContext = {
  requestId: string
  /** undefined in renders that all visitors share */
  clientAddress: string | undefined
  line: RequestLine
}
