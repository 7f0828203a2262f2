import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isComposing, openPopover } from './typing/own-keys.ts'
import { type Unsaved, UnsavedScope, useMayLeave } from './typing/unsaved.ts'
import { UserText } from './user-text.tsx'

type DialogProps = {
  title: string
  /** also by Esc; the one who opened it has the focus again */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog that is open while it is rendered: the browser keeps the focus in it and gives it back. It is outside what
 * opened it, which a narrower window may hide.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [scope] = useState(() => new Set<Unsaved>())
  const mayLeave = useMayLeave(scope)
  const [host, setHost] = useState<HTMLElement>()
  useEffect(() => setHost(document.body), [])
  useEffect(() => {
    if (!host) return
    const { activeElement } = document
    if (!dialog.current?.open) dialog.current?.showModal()
    return () => (activeElement as HTMLElement | null)?.focus?.()
  }, [host])
  // not by its cancel event: browsers close at the second Esc, whatever was answered at the first
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    // a calendar closes itself
    if (event.currentTarget.querySelector(openPopover())) return
    event.preventDefault()
    // of a dialog in a dialog it is the inner one that closes
    event.stopPropagation()
    if (await mayLeave()) onClose()
  }
  if (!host) return null
  return createPortal(
    <dialog
      className="a-dialog"
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // React passes events of a portal on to what rendered it: a form that opened the dialog would be sent, too
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id={heading}>
        <UserText>{title}</UserText>
      </h2>
      <UnsavedScope value={scope}>{children}</UnsavedScope>
    </dialog>,
    host,
  )
}
