/**
 * Allowlist for router and page cache. Others, appended by ads and chat apps, are dropped, or cached pages would fail
 * to hydrate; no name may collide with them (`from` is WeChat's).
 */
export const searchNames = [
  // pages; completeness is checked by type (app/navigation/navigation.type-test.ts)
  ...['category', 'cpu', 'city', 'cursor', 'differences', 'done', 'id', 'kept', 'kind', 'more', 'page'],
  ...['platform', 'product', 'products', 'q', 'system', 'team', 'token', 'version'],
  // of an estimate, beside `days`
  ...['av', 'dsc', 'centerview', 'mvda', 'mdw', 'a2m', 'memory', 'disk', 'line', 'hours'],
  // staff side
  ...[
    'by',
    'campaign',
    'contact',
    'days',
    'layout',
    'missing',
    'overdue',
    'owner',
    'path',
    'reason',
    'returnTo',
    'since',
    'sort',
    'state',
    'status',
  ],
  'until',
  // flash message of a redirect; `path` is also a QR code's page
  'notice',
] as const

const known: ReadonlySet<string> = new Set(searchNames)

export function isSearchName(name: string): boolean {
  return known.has(name)
}
