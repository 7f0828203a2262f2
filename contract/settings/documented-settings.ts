import { readFileSync } from 'node:fs'

/** Warns of misspelled settings; not in a child process, whose parent does. */
export function warnOfMisspelledSettings(warn: (line: string) => void): void {
  const documents = settingsDocuments.map((path) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  )
  // biome-ignore lint/style/noProcessEnv: of what is none of our settings only the names are read
  misspelledSettings(Object.keys(process.env), documentedSettings(documents)).forEach(
    (line) => void warn(line),
  )
}

/** Where settings are explained, below a heading of that name. */
export const settingsDocuments = ['README.md', 'docs/operations.md']

/** Names from the tables in these documents. */
export function documentedSettings(documents: readonly string[]): Set<string> {
  const tables = documents.map((text) => text.split('\n## Configuration')[1]?.split('\n## ')[0] ?? '')
  const cells = tables.flatMap((table) => [...table.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell))
  return new Set(cells.flatMap((cell) => cell.match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)*\b/g) ?? []))
}

/** Unknown variables at most two edits away from a setting; short names excluded. @returns a line each */
export function misspelledSettings(names: readonly string[], documented: ReadonlySet<string>): string[] {
  return names
    .filter((name) => !documented.has(name))
    .flatMap((name) => {
      const near = [...documented].find((right) => isNear(name, right))
      return near ? [`${name} is not a setting and has no effect: did you mean ${near}?`] : []
    })
}

function isNear(name: string, right: string): boolean {
  return editDistance(name.toUpperCase(), right) <= Math.min(2, Math.floor(right.length / 6))
}

/** Damerau-Levenshtein distance (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
