import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { changeApi } from '../staff-api.ts'
import { offeredUndo, offerUndo, onUndoOffer, timesDone } from '../ui/undo.ts'

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
  const queryClient = useQueryClient()
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
  const undo = async () => {
    if (!id) return
    offerUndo(undefined)
    const outcome = await changeApi('undo.apply', { id }).catch(() => undefined)
    if (outcome?.ok && outcome.data.refused === 0 && records.test(location.pathname)) return location.reload()
    await queryClient.invalidateQueries({ queryKey: ['staff'] })
    const faults: Record<string, string> = { 'undo-expired': words.expired, forbidden: words.forbidden }
    if (!outcome?.ok) setSaid(faults[outcome?.code ?? ''] ?? words.failed)
    else if (outcome.data.refused > 0) setSaid(messages.refused({ count: outcome.data.refused }))
    else setSaid(words.undone)
  }
  return (
    <div className="a-undo" role="status">
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
