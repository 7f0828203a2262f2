import { useEffect } from 'react'
import { visitPath } from '#src/site/visitor/visit-path.ts'

/**
 * Reports the page in view once: shared caches answer for most pages, so the server does not see who opens them. Not for
 * who asks not to be counted, and for a prerendered page only once somebody looks at it.
 * @param referrer the address of the page before
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

/** Notes where the visit began (visit-source.ts), once the browser has nothing else to do. */
export function useNoteVisit(): void {
  useEffect(() => {
    const note = () =>
      import('#src/site/visitor/visit-source.ts').then(({ visitSource }) => visitSource()).catch(() => {})
    // WebKit has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(note)
    else setTimeout(note, 1_000)
  }, [])
}
