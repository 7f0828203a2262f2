/** Home page sections with URLs of their own (`/{lang}/{id}`), in page order. */
export const homeSections = [
  'products',
  'functions',
  'relation',
  'solutions',
  'numbers',
  'customers',
  'honours',
  'trial',
] as const

export type HomeSectionId = (typeof homeSections)[number]

export function isHomeSection(id: unknown): id is HomeSectionId {
  return homeSections.includes(id as HomeSectionId)
}

/** The first section is the first screen: no scrolling. */
export function isBelowFold(id: unknown): boolean {
  return isHomeSection(id) && id !== homeSections[0]
}
