/** A rendered document in the parts that are worked on: what is done to one of them does not copy the others. */
export type PageText = {
  /** up to the end of the head's content */
  head: string
  /** from the end of the head to the scripts the body ends with */
  body: string
  /** those scripts, and what closes the document */
  end: string
}

/** Takes a document apart; one without a head or a body is all head. */
export function splitPage(html: string): PageText {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyEnd < headEnd) return { head: html, body: '', end: '' }
  let start = bodyEnd
  while (html.endsWith(close, start)) start = html.lastIndexOf('<script', start - close.length)
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, start), end: html.slice(start) }
}

const close = '</script>'

export function joinPage({ head, body, end }: PageText): string {
  return head + body + end
}
