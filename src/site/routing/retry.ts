import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isNetworkError, siteAnswers, useAgainOnline } from '../network.ts'

/** Whether a file of the script has not come since the page was last loaded. */
export const lostChunks = { any: false }

/** Loads again what failed, by itself once the network is back. */
export function useRetry(error?: unknown): () => Promise<void> {
  const router = useRouter()
  useEffect(() => {
    // what the site has comes with a new document: browsers may remember that a module failed
    if (isNetworkError(error) && lostChunks.any) void loadDocument()
    lostChunks.any = false
  }, [error])
  const retry = async () => {
    // while it is loading the page still fails as before
    if (router.state.isLoading) return
    lostChunks.any = false
    if (isNetworkError(error) || !(await loadDocument()))
      // what stands around it stays
      await router.invalidate({ filter: ({ status }) => status === 'error' })
  }
  useAgainOnline(error, retry)
  return retry
}

async function loadDocument(): Promise<boolean> {
  const answers = navigator.onLine && (await siteAnswers())
  if (answers) location.reload()
  return answers
}
