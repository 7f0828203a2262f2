/** The names by which nodes of the graph speak of each other: the same on every page, in every language. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`
}

export function websiteId(origin: string): string {
  return `${origin}/#website`
}
