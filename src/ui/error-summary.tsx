import type { Ref } from 'react'
import './error-summary.css'
import { Icon } from './icon.tsx'

type ErrorSummaryProps = {
  title: string
  /** `field` is the control's id */
  errors: readonly { field: string; text: string }[]
  /** to focus it after a failed submit */
  ref?: Ref<HTMLDivElement>
}

/** Lists form errors with a link to each field. */
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
