import type { ReactNode } from 'react'
import { Buttons } from './button.tsx'
import './gate.css'
import { Icon } from './icon.tsx'

/** Says that logging in comes first. Takes the links to do so. */
export function Gate({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="gate">
      <Icon name="lock" />
      <p>{text}</p>
      <Buttons>{children}</Buttons>
    </div>
  )
}
