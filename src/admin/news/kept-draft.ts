import type { Draft } from './merge-drafts.ts'

/** What was typed and is not saved yet, kept in the browser until it is. */
export type KeptDraft = { draft: Draft; base: Draft; at: number }

/** Keeps it. A browser without room, or with storage switched off, keeps nothing: saving goes on without. */
export function keepDraft(id: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {}
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {}
}

export function readKeptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return kept?.draft?.cn && kept.base?.cn ? kept : undefined
  } catch {
    return undefined
  }
}

function keyOf(id: string): string {
  return `admin-news-${id}`
}
