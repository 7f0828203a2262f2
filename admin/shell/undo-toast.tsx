import { useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { SignInLink } from '../ui/typing/sign-in-link.tsx'
import { offeredUndo, offerUndo, onUndoOffer, refusedLast, sayRefused, timesDone } from '../ui/undo.ts'
import { useChange } from '../ui/use-change.ts'
import { useFaultWord } from '../ui/use-faults.ts'

/** How long it is offered, ms: the server takes it a little longer. */
const offeredFor = 10_000
/** How long what came of it is said, ms. */
const saidFor = 5_000
/** Pages that hold a record as it was read. */
const records = /^\/admin\/(?:news|jobs|packages)\/./

/** Offers for ten seconds to take back what was done, on every page of the staff's side. Z does it, too. */
export function UndoToast() {
  const words = useWords('admin').undo
  const messages = useLL().admin.undo
  const id = useSyncExternalStore(onUndoOffer, offeredUndo, () => undefined)
  const times = useSyncExternalStore(onUndoOffer, timesDone, () => 0)
  const [seen, setSeen] = useState(times)
  const [said, setSaid] = useState('')
  if (times !== seen) {
    setSeen(times)
    setSaid(words.done)
  }
  useEffect(() => {
    if (!id) return
    setSaid('')
    const timer = setTimeout(() => offerUndo(undefined), offeredFor)
    return () => clearTimeout(timer)
  }, [id])
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), saidFor)
    return () => clearTimeout(timer)
  }, [said])
  const change = useChange({
    faults: { 'undo-expired': words.expired, forbidden: words.forbidden, unavailable: words.failed },
    outdated: ['staff'],
  })
  const undo = async () => {
    if (!id) return
    offerUndo(undefined)
    const outcome = await change('undo.apply', { id })
    if (!outcome.ok) return
    const { refused } = outcome.data
    if (refused === 0 && records.test(location.pathname)) return location.reload()
    setSaid(refused > 0 ? messages.refused({ count: refused }) : words.undone)
  }
  return (
    <div className="a-notices" role="status">
      {id ? (
        // made anew for the next one, which is heard only then
        <p key={id}>
          {words.done}{' '}
          <Button small aria-keyshortcuts="z" onClick={() => void undo()}>
            {words.undo}
          </Button>
        </p>
      ) : (
        said && <p key={seen}>{said}</p>
      )}
    </div>
  )
}

/** Says what was refused where no form says it, and that something failed which nobody has caught. */
export function RefusalToast() {
  const { close } = useWords('admin').states
  const { pathname } = useLocation()
  const refusal = useSyncExternalStore(onUndoOffer, refusedLast, () => undefined)
  const wordOf = useFaultWord(refusal?.faults)
  useEffect(() => {
    const onRejection = () => sayRefused({ code: 'not-done', fields: {} })
    addEventListener('unhandledrejection', onRejection)
    return () => removeEventListener('unhandledrejection', onRejection)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said on the page where it was wanted
  useEffect(() => () => sayRefused(undefined), [pathname])
  if (!refusal) return null
  return (
    <div className="a-notices" role="alert">
      <p>
        {wordOf(refusal.code, refusal.retryAfter)} {refusal.code === 'unauthorised' && <SignInLink />}
        <Button small ghost onClick={() => sayRefused(undefined)}>
          {close}
        </Button>
      </p>
    </div>
  )
}
