import type { ReactNode } from 'react'
import './load-more.css'

type LoadMoreProps = {
  state: 'ready' | 'loading' | 'end'
  loadingText: string
  endText: string
  /** link or button to load more, shown while `ready` */
  children: ReactNode
}

/** State of an infinite list, as a live region. */
export function LoadMore({ state, loadingText, endText, children }: LoadMoreProps) {
  return (
    <div className="loadmore">
      {state === 'ready' && children}
      <div role="status">
        {state === 'loading' && <Loading text={loadingText} />}
        {state === 'end' && <span>{endText}</span>}
      </div>
    </div>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <span className="loadmore__busy">
      <span className="spin" aria-hidden="true" />
      <span>{text}</span>
    </span>
  )
}
