/** Paths with query, `to` also with fragment. A `*` in `from` matches any text and replaces one in `to`. */
type Rule = { from: string; to: string }

/**
 * Ignores case, percent-encoding, trailing slash and parameter order. The rule with the most parameters wins; others,
 * such as a campaign's, are carried over. Of several patterns the longest wins; reserved paths never match.
 * @returns undefined also where it would redirect to itself
 */
export function createRedirectLookup<R extends Rule>(redirects: readonly R[]) {
  const rules = redirects.map((redirect) => ({ redirect, from: parse(redirect.from) }))
  rules.sort((a, b) => b.from.parameters.length - a.from.parameters.length)
  const byPath = Map.groupBy(rules, ({ from }) => from.path)
  const patterns = rules
    .filter(({ from }) => from.path.includes('*'))
    .sort((a, b) => b.from.path.length - a.from.path.length)
  return (address: string): { redirect: R; location: string } | undefined => {
    const asked = parse(address)
    const isAsked = ({ from }: (typeof rules)[number]) =>
      from.parameters.every(({ key }) => asked.parameters.some((own) => own.key === key))
    let rule = byPath.get(asked.path)?.find(isAsked)
    let target = rule?.redirect.to ?? ''
    if (!rule && !reservedPath.test(asked.path)) {
      rule = patterns.find((one) => isAsked(one) && restOf(asked, one.from.path) !== undefined)
      const rest = rule && restOf(asked, rule.from.path)
      // `//host` would be another site
      target = (rule?.redirect.to ?? '').replace(star, `$1${rest?.replaceAll('$', '$$$$')}`)
      target = target.replace(/^[/\\]{2,}/, '/')
    }
    if (!rule) return undefined
    const used = new Set(rule.from.parameters.map(({ key }) => key))
    const location = withParameters(
      target,
      asked.parameters.filter(({ key }) => !used.has(key)),
    )
    return parse(location).written === asked.written ? undefined : { redirect: rule.redirect, location }
  }
}

/** Normal form of an address. */
export function redirectKey(address: string): string {
  const { path, parameters } = parse(address)
  return [path, ...parameters.map(({ key }) => key).sort()].join('&')
}

/** Not pages, or handled elsewhere. */
export const reservedPath = /^\/(?:$|admin(?:\/|$)|assets\/|_serverFn\/)/i

/** Whether what a pattern stands for may lie below one of the folders. */
export function reaches(pattern: string, folders: readonly string[]): boolean {
  const { path } = parse(pattern)
  const [before = ''] = path.split('*')
  return (
    path.includes('*') && folders.some((folder) => folder.startsWith(before) || before.startsWith(folder))
  )
}

/** Whether a pattern takes addresses among this site's own pages, such as mistyped ones. No page's address has a dot. */
export function coversPages(pattern: string): boolean {
  return !/\*.*\./.test(parse(pattern).path) && reaches(pattern, ['/cn/', '/en/', '/m/', '/media/'])
}

/** The first `*` of a path, after its prefix. */
const star = /^([^?#*]*)\*/

/** The text matched by `*`, unnormalised; undefined without a match. */
function restOf({ path, plain }: Pick<Address, 'path' | 'plain'>, pattern: string): string | undefined {
  const [before = '', after = ''] = pattern.split('*')
  if (path.length <= before.length + after.length) return undefined
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const start = lengths(before).find((length) => fold(plain.slice(0, length), decodeURI) === before)
  const end = lengths(after).find((length) => fold(plain.slice(plain.length - length), decodeURI) === after)
  return start === undefined || end === undefined ? undefined : plain.slice(start, plain.length - end)
}

/** Candidate lengths before folding: a character has at most nine encoded. */
function lengths({ length }: string): number[] {
  return Array.from({ length: 8 * length + 1 }, (_, more) => length + more)
}

type Address = ReturnType<typeof parse>
type Parameter = { raw: string; name: string; key: string }

function parse(address: string) {
  const [path = '', query = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s, 2)
  const plain = path.replace(/(?<=.)\/+$/, '')
  const parameters = parametersOf(query)
  const written = [plain, ...parameters.map(({ raw }) => raw)].join('&')
  return { path: fold(plain, decodeURI), plain, parameters, written }
}

function parametersOf(query: string): Parameter[] {
  const raws = query.split('&').filter(Boolean)
  return raws.map((raw) => {
    const key = fold(raw.replaceAll('+', ' '), decodeURIComponent)
    return { raw, key, name: key.replace(/=.*/s, '') }
  })
}

/** Undecodable escapes, as of a GBK site, are compared literally. */
function fold(text: string, decode: (text: string) => string): string {
  try {
    return decode(text).toLowerCase()
  } catch {
    return text.toLowerCase()
  }
}

function withParameters(target: string, others: readonly Parameter[]): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(target) ?? []
  const own = parametersOf(query)
  const added = others.filter(({ name }) => !own.some((parameter) => parameter.name === name))
  const all = [...own, ...added].map(({ raw }) => raw).join('&')
  return path + (all && `?${all}`) + fragment
}
