import { useEffect } from 'react'

/** Notes where the visit began (visit-source.ts), once the browser has nothing else to do. */
export function useNoteVisit(): void {
  useEffect(() => {
    const note = () =>
      import('#src/site/visits/visit-source.ts').then(({ visitSource }) => visitSource()).catch(() => {})
    // WebKit has no idle callbacks
    if ('requestIdleCallback' in window) requestIdleCallback(note)
    else setTimeout(note, 1_000)
  }, [])
}
