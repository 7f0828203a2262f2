/** A number, a space, and a unit, an English word for a time, or any Chinese counter. */
const apart =
  /([\d}]) (?=(?:[kMGTP]?(?:B|bit\/s|Hz)|vCPU|cores?|fps|m?s|(?:working |person-)?(?:second|minute|hour|day|week|month|year)s?)(?![\w-])|[\u4e00-\u9fff])/g

/** A text in which no line ends between a number and its unit. */
export function keepUnits(text: string): string {
  return text.replace(apart, '$1\u00a0')
}

/** The same of all texts of something that does not change: messages, what an upstream has answered. */
export function withUnitsKept<T>(texts: T): T {
  if (typeof texts === 'string') return keepUnits(texts) as T & string
  if (!(texts instanceof Object)) return texts
  const known = kept.get(texts)
  if (known) return known as T
  const entries = Object.entries(texts).map(([key, text]) => [key, withUnitsKept(text)])
  const made = Array.isArray(texts) ? texts.map(withUnitsKept) : Object.fromEntries(entries)
  kept.set(texts, made)
  return made
}

const kept = new WeakMap<object, object>()
