import { useEffect } from 'react'

/**
 * Counts the view of an article reached by a navigation in the browser. One that came as a document was counted by
 * the server that sent it.
 */
export function useRecordedView(id: string): void {
  useEffect(() => {
    if (arrivedAsDocument) {
      arrivedAsDocument = false
      return
    }
    // a view that is not counted is not worth telling anybody about
    recordOneView(id).catch(() => undefined)
  }, [id])
}

async function recordOneView(id: string): Promise<void> {
  const { recordView } = await import('./news.functions.ts')
  await recordView({ data: { id } })
}

// only the page that was loaded first can be an article that came as a document
let arrivedAsDocument =
  typeof document !== 'undefined' && /\/about\/news-detail\b/.test(document.location.pathname)
