/**
 * What can go wrong behind the door, as values a page can render:
 * - `missing`: the upstream knows no such thing (404)
 * - `refused`: it does not accept the request (other 4xx); `fields` carries what it says about each field
 * - `limited`: too many requests (429)
 * - `unauthorised`: no valid token (401, 403)
 * - `unavailable`: no usable answer: not reachable, too slow, too large, 5xx, not JSON, or the wrong shape
 */
export type Trouble = {
  kind: 'missing' | 'refused' | 'limited' | 'unauthorised' | 'unavailable'
  /** the upstream's HTTP status, where there was an answer */
  status?: number
  /** seconds to wait before trying again */
  retryAfter?: number
  fields?: Record<string, string>
}

export type Answer<T> = { ok: true; data: T } | { ok: false; trouble: Trouble }
