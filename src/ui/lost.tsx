import type { ReactNode } from 'react'
import { Buttons } from './button.tsx'
import './drawing.css'
import './lost.css'

/** A page in the place of another, under its status or under words; takes `LostText`. */
export function Lost({ title, children }: { title: number | string; children: ReactNode }) {
  return (
    <section className="lost">
      <div className="wrap">
        {typeof title === 'number' ? (
          <h1 aria-label={String(title)}>
            <Digits status={String(title)} />
          </h1>
        ) : (
          <h1 className="lost__title">{title}</h1>
        )}
        {children}
      </div>
    </section>
  )
}

type LostTextProps = {
  message?: string | undefined
  hint?: ReactNode
  /** links */
  actions: ReactNode
  lang?: string
}

/** The explanation in one language. */
export function LostText({ message, hint, actions, lang }: LostTextProps) {
  return (
    <div className="lost__text" lang={lang}>
      {message && <p>{message}</p>}
      {hint && <small>{hint}</small>}
      <Buttons>{actions}</Buttons>
    </div>
  )
}

/** The zero of 404, 500, 503 is a drawing. */
function Digits({ status }: { status: string }) {
  const [first, zero, last] = status
  if (zero !== '0') return <span>{status}</span>
  return (
    <>
      <span>{first}</span>
      <span className="lost__zero">
        <span className="vh">0</span>
        <EmptyMachine />
      </span>
      <span>{last}</span>
    </>
  )
}

function EmptyMachine() {
  return (
    <svg
      width="120"
      height="96"
      viewBox="0 0 120 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M14 12l900-450M106 12l900-450M106 68l900-450M14 68l900-450"
        strokeWidth="1"
        strokeDasharray="4 4"
        opacity=".55"
      />
      <rect x="5" y="3" width="110" height="74" rx="8" strokeWidth="10" />
      <path d="M40 93h40" strokeWidth="6" />
      <rect x="16" y="14" width="88" height="52" rx="2" strokeWidth="1" strokeDasharray="4 4" />
      <circle className="s" cx="104" cy="66" r="3.5" stroke="none" />
      <g className="drift">
        <rect className="p" x="152" y="-54" width="88" height="52" rx="4" stroke="none" />
        <path className="o" d="M152-43h88M174-43V-2" strokeWidth="1" />
      </g>
    </svg>
  )
}
