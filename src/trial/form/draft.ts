import { type ApplicationInput, emptyInput } from '../fields.ts'

/** What was typed into the form, kept in this tab until it was sent. The key goes with it: it is still the same form. */
export type Draft = ApplicationInput & { key: string }

const place = 'trial-draft'

/** Storage may be full or forbidden; the form works without it. */
export function saveDraft(draft: Draft): void {
  try {
    const { key, ...typed } = draft
    // a code is worth nothing tomorrow, and a consent is given when the form is sent
    const input = { ...typed, code: '', consent: false, marketing: false }
    sessionStorage.setItem(place, JSON.stringify({ key, input }))
  } catch {}
}

export function recallDraft(): Draft | undefined {
  try {
    const { key, input } = JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? {}
    if (typeof key !== 'string' || typeof input !== 'object' || input === null) return undefined
    const texts = Object.entries(input).filter(
      ([name, value]) => name in emptyInput && typeof value === 'string',
    )
    return { ...emptyInput, ...Object.fromEntries(texts), key }
  } catch {
    return undefined
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {}
}
