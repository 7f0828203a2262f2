import { useRouter } from '@tanstack/react-router'

/**
 * Tries a failed page again with a document of its own: a browser may keep that a module could not be fetched, and a page
 * rendered with an error has no loader. Where the site does not answer, the document would be the browser's own error
 * page: there the router tries again.
 */
export function useRetry(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const answers =
      navigator.onLine &&
      (await window.fetch(location.href, { method: 'HEAD' }).then(
        () => true,
        () => false,
      ))
    if (answers) location.reload()
    else await router.invalidate()
  }
}
