import type { FirstLoad } from './first-load.ts'

/** Bytes, exact. */
export const byteBudgets = {
  /** A page as it is sent, brotli: the ten packets that a server may send before it hears back from the browser. */
  page: 14_600,
  /** The script a route cannot do without, gzip, words not counted. */
  script: 125_000,
  /** What the words of a page and what it fetches by itself may add until it is at rest, gzip. */
  afterwards: 7_000,
}

type Above = { bytes: number; reason: string }

const home = 'the sections of the front page: every one of them opens from the address'
const query = 'TanStack Query (8.5 kB), which its endless list is made with'
const form =
  'the form with its rules and TanStack Form (16 kB): later, it would lose what was typed meanwhile'
const logo = 'the outlines of the logo (2.7 kB) are script of every page'

/** Routes above the budget: what each may take, up to 700 bytes above what was measured. Only shrinks. */
export const scriptExceptions: Readonly<Record<string, Above>> = {
  '/$lang/_default/download/search': { bytes: 134_700, reason: query },
  '/$lang/_about/about/news': { bytes: 134_400, reason: query },
  '/': { bytes: 130_400, reason: home },
  '/$lang/_home/$id': { bytes: 130_400, reason: home },
  '/$lang/_home/': { bytes: 130_400, reason: home },
  '/$lang/_default/download/download': { bytes: 127_900, reason: logo },
  '/$lang/_default/trial/trial': { bytes: 142_400, reason: form },
  '/$lang/_default/trial/test': { bytes: 127_400, reason: logo },
  '/$lang/_about/about/joinus': { bytes: 126_400, reason: logo },
  '/$lang/_product/product/centerview': { bytes: 125_900, reason: logo },
  '/$lang/_product/product/mvda': { bytes: 125_900, reason: logo },
  '/$lang/_product/product/dsc': { bytes: 125_900, reason: logo },
  '/$lang/_product/product/av': { bytes: 125_900, reason: logo },
  '/$lang/_product/product/mdw': { bytes: 125_900, reason: logo },
  '/$lang/_product/product/a2m': { bytes: 125_900, reason: logo },
  '/$lang/_default/search': { bytes: 125_900, reason: logo },
  '/$lang/_about/about/news-detail/{-$id}': { bytes: 125_900, reason: logo },
}

/** How many bytes of script, gzip, a route may take. */
export function scriptBudget(route: string): number {
  return scriptExceptions[route]?.bytes ?? byteBudgets.script
}

/** What is wrong with the script of the routes of a build: over the budget, or below an exception. */
export function scriptProblems(loads: readonly FirstLoad[]): string[] {
  return loads.flatMap(({ route, bytes }) => {
    const allowed = scriptBudget(route)
    if (bytes > allowed) return [`${route}: ${bytes} bytes of script, gzip; at most ${allowed} are allowed`]
    // what was won stays won; compressed sizes move by some bytes with every change
    const unused = route in scriptExceptions && bytes < allowed - 1_000
    return unused ? [`${route}: ${bytes} bytes of script, gzip; lower its exception of ${allowed}`] : []
  })
}
