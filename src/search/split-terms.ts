/** A word of letters and digits, or a run of Chinese characters without a break. */
export type Term = { text: string; han: boolean }

/**
 * Splits folded text. Digits stay together with the dots between them (8.0.3), letters with the digits behind them
 * (a2m, x86, h.264); everything else separates.
 */
export function splitTerms(folded: string): Term[] {
  return (folded.match(pattern) ?? []).map((text) => ({ text, han: isHan(text) }))
}

/** All pairs of neighbours in a run of characters: what Chinese is found by, as it has no spaces. */
export function pairsOf(run: string): string[] {
  const pairs: string[] = []
  for (let at = 0; at + 1 < run.length; at += 1) pairs.push(run.slice(at, at + 2))
  return pairs
}

const pattern = /[a-z\d]+(?:\.\d+)*|[\u3005\u3007\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+/g

function isHan(text: string): boolean {
  return text.charCodeAt(0) > 0x3000
}
