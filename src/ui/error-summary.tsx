import type { Ref } from 'react'
import './error-summary.css'
import { Icon } from './icon.tsx'

type ErrorSummaryProps = {
  title: string
  /** `field` is the id of the control that has to change */
  errors: readonly { field: string; text: string }[]
  /** to move the focus here after a failed submit */
  ref?: Ref<HTMLDivElement>
}

/** What has to change before a form can be sent, with a way to each field. Takes the focus. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <div className="sum full" role="alert" tabIndex={-1} ref={ref}>
      <h2>
        <Icon name="alert" />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
