/** How long a rendered page may be shown, in seconds from its rendering. Each phase begins where the last one ends. */
export type CachePolicy = {
  /** shown as it is */
  fresh: number
  /** shown at once, while a new one is made for those who come after */
  stale: number
  /** shown only when a new one cannot be made */
  onError: number
}

const week = 7 * 24 * 3600

export const cachePolicies = {
  /** what a deploy changes and nothing else */
  page: { fresh: 300, stale: 24 * 3600, onError: week },
  /** what the upstream changes: purged on change, so these times bound only what a missed purge costs */
  news: { fresh: 60, stale: 600, onError: week },
} satisfies Record<string, CachePolicy>

/**
 * The policy of a page that says itself how many seconds it holds (src/site/degraded.ts). It is then shown stale only for
 * the half minute in which a new one is made, so that the end of the trouble shows soon.
 */
export function policyOfPage(policy: CachePolicy, holds: number | undefined): CachePolicy {
  if (holds === undefined || holds >= policy.fresh) return policy
  return { ...policy, fresh: holds, stale: Math.min(policy.stale, 30) }
}

/**
 * Pages that are the same for every visitor without a session, first match wins. What is not listed is rendered for
 * each request. A listed page is rendered without cookies and with the listed query parameters only, it never sees
 * another one; if it contains something made for one visitor (a form's key), its route has to say `no-store`.
 */
export const cacheRules: readonly CacheRule[] = [
  rule('/', 'page'),
  // what somebody typed, what they filled in, what a login changes
  rule('/{lang}/(search|account|download)(/(search|download))?', undefined),
  rule('/{lang}/trial/trial', undefined),
  // a picture for each page, drawn in a millisecond
  rule('/{lang}/qr', undefined),
  rule('/{lang}', 'page'),
  rule('/{lang}/{name}', 'page'),
  rule('/{lang}/product/compare', 'page', {
    products: /^[a-z\d]{1,12}((,|%2C)[a-z\d]{1,12}){0,5}$/,
    differences: /^1$/,
  }),
  rule('/{lang}/(service|product|solution|legal)/{name}', 'page'),
  rule('/{lang}/trial/test', 'page'),
  rule('/{lang}/about/(about|contact)', 'page'),
  rule('/{lang}/about/recruitment', 'news'),
  rule('/{lang}/about/joinus', 'news', {
    team: /^[a-z\d-]{1,40}$/,
    city: /^[a-z\d-]{1,40}$/,
    id: /^[\da-f-]{36}$/,
  }),
  rule('/{lang}/about/news', 'news', { page: /^[1-9]\d{0,3}$/ }),
  // in lower case only: other ways to write an id lead to the same article, and would be other pages to the cache
  rule('/{lang}/about/news-detail/{id}', 'news'),
  rule('/(robots.txt|llms.txt|.well-known/security.txt)', 'page'),
  rule('/(sitemap.xml|sitemap/{name}.xml|feed/{lang}.xml)', 'news'),
]

export type CacheRule = {
  path: RegExp
  /** undefined: never kept */
  policy: CachePolicy | undefined
  /** query parameters the page may depend on, with the form of the values that are kept, as they stand in the URL */
  parameters: Readonly<Record<string, RegExp>>
}

/** The rule of a path, or undefined when pages there are rendered for each request. */
export function cacheRuleOf(pathname: string): CacheRule | undefined {
  const found = cacheRules.find(({ path }) => path.test(pathname))
  return found?.policy ? found : undefined
}

/**
 * The part of a query a page depends on, in one order: `?a=1&b=2`, or nothing. Undefined when a parameter it depends
 * on has an unusual value or comes twice (as from a form without scripts): what to make of that is the page's business,
 * and nothing to keep.
 */
export function cachedQuery(query: string, { parameters }: CacheRule): string | undefined {
  const known = { ...parameters, ...onEveryPage }
  const kept = new Map<string, string>()
  for (const pair of query.slice(1).split('&')) {
    const [name = '', ...rest] = pair.split('=')
    if (!Object.hasOwn(known, decodedName(name))) continue
    // one way to write it: other encodings of the same would be other pages to the cache
    if (!known[name]?.test(rest.join('=')) || kept.has(name)) return undefined
    kept.set(name, pair)
  }
  const pairs = [...kept.keys()].sort().map((name) => kept.get(name))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Every page can carry the message that the visitor has logged out. */
const onEveryPage: CacheRule['parameters'] = { notice: /^logged-out$/ }

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function rule(
  path: string,
  policy: keyof typeof cachePolicies | undefined,
  parameters: CacheRule['parameters'] = {},
): CacheRule {
  const pattern = path
    .replaceAll('.', '\\.')
    .replaceAll('{lang}', '(cn|en)')
    .replaceAll('{name}', '[a-z0-9-]{1,40}')
    .replaceAll('{id}', '[\\da-f-]{36}')
  return { path: new RegExp(`^${pattern}$`), policy: policy && cachePolicies[policy], parameters }
}
