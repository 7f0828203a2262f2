/** A redirect as it is looked up: paths of one site, with query and, where it leads, fragment. */
type Rule = { from: string; to: string }

/**
 * Makes the lookup of the redirect for an address. Case, percent-encoding, a trailing slash and the order of the
 * parameters make no difference. One with a query is for addresses that have all its parameters, and goes before one
 * with fewer; other parameters, such as a campaign's, are carried over unless the target sets them itself.
 * @returns a function of path and query, which answers with the redirect and its `location`; undefined also where that
 * would be the address itself
 */
export function createRedirectLookup<R extends Rule>(redirects: readonly R[]) {
  const rules = redirects.map((redirect) => ({ redirect, from: parse(redirect.from) }))
  rules.sort((a, b) => b.from.parameters.length - a.from.parameters.length)
  const byPath = Map.groupBy(rules, ({ from }) => from.path)
  return (address: string): { redirect: R; location: string } | undefined => {
    const asked = parse(address)
    const rule = byPath
      .get(asked.path)
      ?.find(({ from }) =>
        from.parameters.every(({ key }) => asked.parameters.some((own) => own.key === key)),
      )
    if (!rule) return undefined
    const used = new Set(rule.from.parameters.map(({ key }) => key))
    const location = withParameters(
      rule.redirect.to,
      asked.parameters.filter(({ key }) => !used.has(key)),
    )
    return parse(location).written === asked.written ? undefined : { redirect: rule.redirect, location }
  }
}

/** One text for all addresses that are the same to the lookup. */
export function redirectKey(address: string): string {
  const { path, parameters } = parse(address)
  return [path, ...parameters.map(({ key }) => key).sort()].join('&')
}

type Parameter = { raw: string; name: string; key: string }

function parse(address: string) {
  const [path = '', query = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s, 2)
  const plain = path.replace(/(?<=.)\/+$/, '')
  const parameters = parametersOf(query)
  const written = [plain, ...parameters.map(({ raw }) => raw)].join('&')
  return { path: fold(plain, decodeURI), parameters, written }
}

function parametersOf(query: string): Parameter[] {
  const raws = query.split('&').filter(Boolean)
  return raws.map((raw) => {
    const key = fold(raw.replaceAll('+', ' '), decodeURIComponent)
    return { raw, key, name: key.replace(/=.*/s, '') }
  })
}

/** What cannot be decoded, as of a site in GBK, is compared as it is written. */
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
