import type { ComponentProps, ReactNode } from 'react'
import './check-field.css'
import { FieldError } from './form.tsx'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | 'type'> & {
  id: string
  error?: string | undefined
  children: ReactNode
}

/** A checkbox with its label, unticked by default. Other props go to the `<input>`. */
export function CheckField({ id, error, children, ...input }: CheckFieldProps) {
  return (
    <div className="fld full">
      <label className="check" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
