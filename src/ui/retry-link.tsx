import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '#src/site/is-plain-click.ts'
import { useRetry } from '#src/site/retry.ts'
import { buttonClass } from './button.tsx'

/** Tries the page again. */
export function RetryLink({ label }: { label: string }) {
  const retry = useRetry()
  const href = useLocation({ select: ({ href }) => href })
  const tryHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void retry()
  }
  return (
    <a className={buttonClass({ ghost: true })} href={href} onClick={tryHere}>
      {label}
    </a>
  )
}
