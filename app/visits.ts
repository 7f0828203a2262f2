import { useEffect } from 'react'
import { visitPath } from '#src/site/visitor/visit-path.ts'

/**
 * Client-side, as shared caches answer most pages; respects DNT and GPC, waits for a prerendered page to be shown.
 * @param referrer the previous page's URL
 */
export function reportView(path: string, referrer: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (path.startsWith('/admin')) return
  if (!import.meta.env.PROD || doNotTrack === '1' || globalPrivacyControl) return
  const send = () => void navigator.sendBeacon?.(visitPath, new URLSearchParams({ path, referrer }))
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}

export function useNoteVisit(): void {
  useEffect(() => {
    const note = () =>
      import('#src/site/visitor/first-source.ts').then(({ visitSource }) => visitSource()).catch(() => {})
    // WebKit has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(note)
    else setTimeout(note, 1_000)
  }, [])
}
