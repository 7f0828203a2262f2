import { useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '#src/site/routing/is-plain-click.ts'
import { useRetry } from '#src/site/routing/retry.ts'
import { buttonClass } from './button.tsx'
import './drawing.css'
import './empty.css'

type EmptyProps = {
  title: string
  text?: string
  /** other links */
  children?: ReactNode
}

/** Empty state, with suggestions. */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className="empty">
      <svg className="mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path
          className="m"
          d="M27 29v5.5a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 5 34.5v-11A3.5 3.5 0 0 1 8.5 20H12M10.5 43.5h11"
        />
        <rect className="m" x="16" y="8" width="24" height="16" rx="2.5" strokeDasharray="3 3" />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}

/** @param error what it failed with, where a route did: without a network it goes on by itself */
export function RetryLink({ label, error }: { label: string; error?: unknown }) {
  const retry = useRetry(error)
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
