import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  title: string
  /** also by Esc; the one who opened it has the focus again */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open while it is rendered: the browser keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const { activeElement } = document
    if (!dialog.current?.open) dialog.current?.showModal()
    return () => (activeElement as HTMLElement | null)?.focus?.()
  }, [])
  return (
    <dialog className="a-dlg" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  )
}
