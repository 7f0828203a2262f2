/**
 * Where a page stands in the site, outermost first and without the page itself: for people and for search engines.
 * Addresses are without the language; a step that has no page of its own has none.
 */
export type Trail<Path extends string | undefined = string | undefined> = readonly {
  key: string
  name: string
  path: Path
}[]
