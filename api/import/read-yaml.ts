import { type Type, type } from 'arktype'
import { isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { Fault } from './check-syntax.ts'

const QUOTES = 'A value with : # [ ] { } & * ! | > % or @ belongs between quotes'

/**
 * Values of a YAML document that a schema takes. Comments, anchors and aliases are refused: in an unquoted title, `#` and
 * `&` begin one.
 * @param texts whether all values are text, as they are written
 */
export function readYaml<T>(
  source: string,
  schema: Type<T>,
  fault: Fault,
  { texts = false, firstLine = 1 } = {},
): T | undefined {
  const lineCounter = new LineCounter()
  const options = { lineCounter, prettyErrors: false, stringKeys: true } as const
  const document = parseDocument(source, { ...options, schema: texts ? 'failsafe' : 'core' })
  const lineAt = (offset = 0) => firstLine - 1 + lineCounter.linePos(offset).line
  let isRead = true
  const refuse = (offset: number | undefined, what: string) => {
    isRead = false
    fault(lineAt(offset), what)
  }
  for (const { pos, message } of [...document.errors, ...document.warnings])
    refuse(pos[0], `${message}. ${QUOTES}`)
  if (document.commentBefore || document.comment) refuse(0, `a comment. ${QUOTES}`)
  visit(document, (_, node) => {
    if (!isNode(node)) return
    if (node.comment || node.commentBefore) refuse(node.range?.[0], `a comment. ${QUOTES}`)
    if (isAlias(node) || ('anchor' in node && node.anchor)) refuse(node.range?.[0], `an anchor. ${QUOTES}`)
  })
  if (!isRead) return undefined
  const values = schema(document.toJS() ?? {})
  if (!(values instanceof type.errors)) return values as T
  for (const { path, message } of values) {
    const node = document.getIn([...path], true)
    const isUnknown = message.endsWith('must be removed')
    const advice = `${path.join('.')} is not known: take it out, or the whole file where it kept people out`
    refuse(isNode(node) ? node.range?.[0] : 0, isUnknown ? advice : message)
  }
  return undefined
}
