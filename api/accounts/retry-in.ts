import type { Context } from 'hono'

/**
 * Sets the header of a refusal that ends by itself.
 * @returns whole minutes to tell a person, at least one
 */
export function retryIn(c: Context, waitMs: number): number {
  c.header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
  return Math.max(1, Math.ceil(waitMs / 60_000))
}
