/** The values a parameter may have, a pattern of them, or what reads one; undefined is no value. */
type Allowed = readonly string[] | RegExp | ((value: unknown) => unknown)

/** What is left out of an address is left out of its type. */
type Read<S> = {
  [K in keyof S]?: S[K] extends readonly (infer V)[]
    ? V
    : S[K] extends (value: unknown) => infer V
      ? Exclude<V, undefined>
      : string
}

/**
 * `validateSearch` by one rule: a filter with an unknown value is none, so that an old or mistyped address shows more; what
 * identifies one of many (`asTyped`) reaches the loader, which answers with a 404. All members are returned, those without a
 * value as undefined: what a route does not return the router keeps as it was typed.
 */
export function searchReader<const S extends Record<string, Allowed>>(members: S) {
  return (search: Record<string, unknown>): Read<S> =>
    Object.fromEntries(
      Object.entries<Allowed>(members).map(([name, allowed]) => [name, readOne(allowed, search[name])]),
    ) as Read<S>
}

/** What identifies, whatever it is. */
export function asTyped(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

export const readId = searchReader({ id: asTyped })
export const readToken = searchReader({ token: asTyped })

function readOne(allowed: Allowed, value: unknown): unknown {
  if (typeof allowed === 'function') return allowed(value)
  if (typeof value !== 'string') return undefined
  return (allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)) ? value : undefined
}
