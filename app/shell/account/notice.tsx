import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSiteWords } from '#i18n/words.tsx'
import './notice.css'

/**
 * A message that a redirect carries in its address (`?notice=logged-out`), so that it is there without JavaScript too.
 * With it, the address is cleaned at once: a reload or a shared link does not say it again.
 */
export function Notice() {
  const words = useSiteWords().notice
  const router = useRouter()
  const [shown, setShown] = useState(() => isLoggedOut(router.stores.location.get().search))
  useEffect(() => {
    const url = new URL(document.location.href)
    if (!url.searchParams.has('notice')) return
    url.searchParams.delete('notice')
    router.history.replace(url.pathname + url.search + url.hash, router.history.location.state, {
      ignoreBlocker: true,
    })
  }, [router])
  if (!shown) return null
  return (
    <div className="notice-bar" role="alert">
      <p>{words.loggedOut}</p>
      <button type="button" onClick={() => setShown(false)}>
        {words.close}
      </button>
    </div>
  )
}

function isLoggedOut(search: object): boolean {
  return 'notice' in search && search.notice === 'logged-out'
}
