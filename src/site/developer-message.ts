import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createIsomorphicFn } from '@tanstack/react-start'

/** Message, source lines and the project's stack frames; undefined in production and in the browser. */
export const developerMessage = createIsomorphicFn()
  .client((_error: unknown): string | undefined => undefined)
  .server((error: unknown): string | undefined =>
    import.meta.env.MODE === 'development' ? readable(error) : undefined,
  )

function readable(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = stripVTControlCharacters(error.message)
  const calls = callsWithin(error.stack ?? '')
  // a compiler's message already has place and lines
  const frame = message.includes('\n') ? undefined : frameOf(calls[0])
  const [place = '', ...trace] = calls.slice(0, 8).map(({ text }) => `    at ${text}`)
  return [`${error.name}: ${message}`, place, frame, ...trace].filter(Boolean).join('\n')
}

type Call = { text: string; file: string; line: number; column: number }

/** Stack frames outside of packages and Node. */
function callsWithin(stack: string): Call[] {
  return stack.split('\n').flatMap((each) => {
    const [, name = '', path = '', line, column] =
      /^ +at (?:(.+) \()?(?:file:\/\/)?(\/.+?):(\d+):(\d+)\)?$/.exec(each) ?? []
    const file = relative('', path)
    if (!path || file.startsWith('..') || file.includes('node_modules')) return []
    const place = `${file}:${line}:${column}`
    return [{ text: name ? `${name} (${place})` : place, file, line: Number(line), column: Number(column) }]
  })
}

/** Source lines around the call, two before and after, with a caret. */
function frameOf(call: Call | undefined): string | undefined {
  if (!call) return undefined
  const { file, line, column } = call
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    const first = Math.max(0, line - 3)
    const numbered = lines
      .slice(first, line + 2)
      .map((text, n) => `${String(first + n + 1).padStart(5)} | ${text}`)
    numbered.splice(line - first, 0, `      | ${' '.repeat(column - 1)}^`)
    return numbered.join('\n')
  } catch {
    return undefined
  }
}
