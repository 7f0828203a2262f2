/** The form of the ids of articles, positions and packages. Anything else is not worth asking the upstream for. */
export function isUuid(id: unknown): id is string {
  return typeof id === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id)
}
