/** A function that remembers a few answers until it is told to forget them. */
export type BriefMemory<T> = { (text: string): T; forget(): void }

const most = 500

/**
 * Saves asking again within seconds: browsers and the places visitors come from are few, and looking at their names
 * costs microseconds.
 */
export function briefMemory<T>(ask: (text: string) => T): BriefMemory<T> {
  const answers = new Map<string, T>()
  const remembered = (text: string) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = ask(text)
    if (answers.size < most) answers.set(text, answer)
    return answer
  }
  return Object.assign(remembered, { forget: () => answers.clear() })
}
