/** What was typed and is not saved yet, kept in the browser until it is: it outlives the session and the tab. */
export type Kept<T> = {
  typed: T
  at: number
  /** id of the field that was typed in last */
  field?: string
}

const prefix = 'admin-typed '
/** Of a record that nobody came back to. */
const days = 7

/** Keeps it. A browser without room, or with storage switched off, keeps nothing: typing goes on without. */
export function keepTyping(key: string, typed: unknown): void {
  try {
    const field = document.activeElement?.id ?? ''
    localStorage.setItem(prefix + key, JSON.stringify({ typed, at: Date.now(), field }))
  } catch {}
}

export function forgetTyping(key: string): void {
  try {
    localStorage.removeItem(prefix + key)
  } catch {}
}

/** What is kept under a key, once what is too old has been removed, whosever it is. */
export function readKeptTyping<T>(key: string): Kept<T> | undefined {
  try {
    const oldest = Date.now() - days * 24 * 60 * 60 * 1000
    for (const name of namesOf(prefix)) if (!(read(name).at >= oldest)) localStorage.removeItem(name)
    const kept = read(prefix + key)
    return kept.typed === undefined ? undefined : kept
  } catch {
    return undefined
  }
}

/** Puts the focus where somebody typed last, once what they typed is there again. */
export function focusKept({ field }: Kept<unknown>): void {
  if (field) requestAnimationFrame(() => document.getElementById(field)?.focus())
}

const leftForSignIn = 'admin-signing-in'

/** Whoever signs in for what they have typed gets it back without being asked. */
export function noteLeftForSignIn(): void {
  try {
    sessionStorage.setItem(leftForSignIn, '1')
  } catch {}
}

/** Whether somebody has come back from there just now: for all forms of the page, not for the next one. */
export function isBackFromSignIn(): boolean {
  try {
    if (sessionStorage.getItem(leftForSignIn) === null) return false
    setTimeout(() => sessionStorage.removeItem(leftForSignIn), 2_000)
    return true
  } catch {
    return false
  }
}

/** Whoever signs out leaves nothing on the computer. @param owner the beginning of their keys */
export function forgetAllTyping(owner: string): void {
  try {
    for (const name of namesOf(prefix + owner)) localStorage.removeItem(name)
  } catch {}
}

function namesOf(beginning: string): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(beginning))
}

function read(name: string) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}')
  } catch {
    return {}
  }
}
