import type { ReactNode } from 'react'
import './fold.css'
import { Icon } from './icon.tsx'

type PhoneFoldProps = { summary: string; children: ReactNode }

/** Collapsed on phones, plain content from tablets up. */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    <details className="fold fold--wide fold--phone">
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
