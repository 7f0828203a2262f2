/**
 * The search parameters that something on this site reads. Router and page cache drop all others, which advertisers and
 * chat apps append: a page that depended on them would not hydrate where it comes out of a cache. None of these may be
 * one of theirs (`from` is WeChat's).
 */
export const searchNames = [
  // pages; that their routes' names are all here is a type (app/navigation/navigation.type-test.ts)
  ...['category', 'cpu', 'city', 'cursor', 'differences', 'done', 'id', 'kept', 'kind', 'more', 'page'],
  ...['platform', 'product', 'products', 'q', 'team', 'token', 'version'],
  // the staff's side
  ...[
    'days',
    'layout',
    'missing',
    'overdue',
    'owner',
    'path',
    'returnTo',
    'since',
    'sort',
    'state',
    'status',
  ],
  'until',
  // the message of a redirect; `path` is also the page of a QR code
  'notice',
] as const

const known: ReadonlySet<string> = new Set(searchNames)

export function isSearchName(name: string): boolean {
  return known.has(name)
}
