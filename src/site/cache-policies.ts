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
 * Pages that are the same for every visitor without a session, first match wins. What is not listed is rendered for
 * each request. A listed page is rendered without cookies and with the listed query parameters only: it must not
 * contain anything made for one visitor (a form's idempotency key, a flash message), and it never sees another
 * parameter.
 */
export const cacheRules: readonly CacheRule[] = [
  rule('/', 'page'),
  // rendered for each visitor: results of what they typed, forms with a key, what a login changes
  rule('/{lang}/(search|account|download|trial)(/(search|download|trial))?', undefined),
  rule('/{lang}', 'page'),
  rule('/{lang}/{name}', 'page'),
  rule('/{lang}/product/compare', 'page', { products: /^[\w,]{0,60}$/, differences: /^1$/ }),
  rule('/{lang}/(service|product|solution|legal)/{name}', 'page'),
  rule('/{lang}/trial/test', 'page'),
  rule('/{lang}/about/(about|contact)', 'page'),
  rule('/{lang}/about/(recruitment|joinus)', 'news'),
  rule('/{lang}/about/news', 'news', { cursor: /^[\w.~-]{1,128}$/ }),
  rule('/{lang}/about/news-detail/{id}', 'news'),
  rule('/(robots.txt|sitemap.xml|feed.xml)', 'news'),
  rule('/{lang}/feed.xml', 'news'),
]

export type CacheRule = {
  path: RegExp
  /** undefined: never kept */
  policy: CachePolicy | undefined
  /** query parameters the page may depend on, with the values that make sense */
  parameters: Readonly<Record<string, RegExp>>
}

/** The rule of a path, or undefined when pages there are rendered for each request. */
export function cacheRuleOf(pathname: string): CacheRule | undefined {
  const found = cacheRules.find(({ path }) => path.test(pathname))
  return found?.policy ? found : undefined
}

const mostRepeats = 6

/** The part of a query a page depends on, in one order and form: `?a=1&b=2`, or nothing. */
export function cachedQuery(query: string, { parameters }: CacheRule): string {
  if (query === '') return ''
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of Object.keys(parameters).sort()) {
    // a form without scripts repeats a parameter for every box that is ticked
    for (const value of given.getAll(name).slice(0, mostRepeats)) {
      if (parameters[name]?.test(value)) kept.append(name, value)
    }
  }
  return kept.size === 0 ? '' : `?${kept}`
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
    .replaceAll('{id}', '[A-Za-z0-9_-]{1,64}')
  return { path: new RegExp(`^${pattern}$`), policy: policy && cachePolicies[policy], parameters }
}
