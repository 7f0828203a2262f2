import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { promisedBrowsers } from '../../tools/build/promised-browsers.ts'

/** Of an object of the platform's library what a promised browser does not have, by MDN's data: `size` of `URLSearchParams`. */
export type NewerCall = {
  owner: string
  member: string
  /** undefined of JavaScript's own objects: the data does not say it */
  isStatic: boolean | undefined
  /** the browsers without it, such as `chrome 113, safari 17` */
  missing: string
}

/** All of them. Names of events, of arguments and of what an object does in special cases are no calls. */
export function newerCalls(): NewerCall[] {
  const builtins = (bcd.javascript as Identifier).builtins as Record<string, Identifier>
  return [
    ...Object.entries(builtins).flatMap(([owner, object]) => callsOf(owner, object)),
    ...Object.entries(builtins.Intl as Record<string, Identifier>).flatMap(([owner, object]) =>
      callsOf(owner, object),
    ),
    ...Object.entries(bcd.api as Record<string, Identifier>).flatMap(([owner, object]) =>
      callsOf(owner, object, true),
    ),
  ]
}

function callsOf(owner: string, object: Identifier, saysStatic = false): NewerCall[] {
  const without = missingIn(object.__compat)
  if (without) return [{ owner: 'globalThis', member: owner, isStatic: true, missing: without }]
  return Object.entries(object as Record<string, Identifier>).flatMap(([name, { __compat }]) => {
    const missing = missingIn(__compat)
    if (!missing || name === owner || /_event$|_parameter|^__/.test(name)) return []
    const isStatic = name.endsWith('_static')
    return [
      { owner, member: name.replace('_static', ''), isStatic: saysStatic ? isStatic : undefined, missing },
    ]
  })
}

/** The promised browsers without something; empty where all have it. */
export function missingIn(compat: CompatStatement | undefined, browsers = promisedBrowsers): string {
  if (!compat) return ''
  const found = Object.entries(browsers).flatMap(([browser, promised]) => {
    const statements = [compat.support[browser as keyof typeof promisedBrowsers]].flat()
    // in part is there: what a part of it misses is beyond this data
    const since = statements
      .filter((one) => one && !one.flags && !one.prefix && !one.alternative_name)
      .map((one) => (typeof one?.version_added === 'string' ? one.version_added.replace('≤', '') : ''))
    const isThere = since.some((version) => Number.parseFloat(version) <= promised)
    return isThere ? [] : [`${browser} ${since[0] || '-'}`]
  })
  return found.join(', ')
}
