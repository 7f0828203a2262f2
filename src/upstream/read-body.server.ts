const limit = 1_000_000

/**
 * Reads a response body as JSON, at most 1 MB of it: a larger one is cut off, not buffered.
 * @throws when it is too large, is not JSON, or says it is something else
 */
export async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/([\w.-]+\+)?json\b/.test(type))
    throw new Error(`expected JSON, got '${type.slice(0, 80)}'`)
  return parseWellFormed(await readText(response))
}

/** Half of a surrogate pair (`"\\ud800"`) would break where text is encoded: it is replaced by U+FFFD. */
function parseWellFormed(text: string): unknown {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // leaving the loop cancels the body
    if (size > limit) throw new Error('answer is over the limit of 1 MB')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
