import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Whether a file of the script did not come since the document did. */
export const lostChunks = { any: false }

/** Reloads: browsers cache failed module fetches. While offline the router retries, keeping the page. */
export function useRetry(): () => Promise<void> {
  const router = useRouter()
  // what the browser can have without that file it gets at once
  useEffect(() => {
    if (lostChunks.any) void loadDocument()
    lostChunks.any = false
  }, [])
  return async () => {
    if (!(await loadDocument())) await router.invalidate()
  }
}

async function loadDocument(): Promise<boolean> {
  const answers =
    navigator.onLine &&
    (await window.fetch(location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    ))
  if (answers) location.reload()
  return answers
}
