const key = 'plain'

/** Whether pages of this build could not be hydrated before in this tab: they stay as they came, and work as without scripts. */
export function isLeftPlain(): boolean {
  try {
    return sessionStorage.getItem(key) === import.meta.url
  } catch {
    return false
  }
}

/** What pages are given where their own script cannot run (docs/decisions/0035-browsers.md). */
export function stayPlain(): void {
  void import(/* @vite-ignore */ import.meta.env.PLAIN_SCRIPT)
}

/** Brings back the page that React took away where hydrating it failed, and leaves it and all others as they come. */
export function leavePlain(): void {
  try {
    sessionStorage.setItem(key, import.meta.url)
    location.reload()
  } catch {}
}
