import { useRouter } from '@tanstack/react-router'

/** Reloads: browsers cache failed module fetches. While offline the router retries, keeping the page. */
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
