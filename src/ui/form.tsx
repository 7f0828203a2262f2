import type { ComponentProps, ReactNode } from 'react'
import './form.css'
import { Icon } from './icon.tsx'
import './pick.css'
import { type MarkName, ProductMark } from './product-mark.tsx'

/** Two columns on wide screens. `noValidate`: the server validates. */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" noValidate {...props} className="form" />
}

/** Spans the form's columns. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="full">{children}</div>
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | 'value'> & {
  id: string
  label: string
  /** A render would write over what is being typed: a staff page has `TextInput`, others read the field. */
  value?: never
  /** help text below the field; a live region with `hintLive` */
  hint?: ReactNode
  hintLive?: boolean
  error?: string | undefined
  /** button beside the field */
  action?: ReactNode
  full?: boolean
}

/** Labelled text input with hint and error. Other props go to the `<input>`. */
export function TextField({ id, label, hint, hintLive, error, action, full, ...input }: TextFieldProps) {
  const box = (
    <input
      type="text"
      {...input}
      className="in"
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
    />
  )
  return (
    <div className={full ? 'fld full' : 'fld'}>
      <label htmlFor={id}>
        {label}
        {input.required && <Required />}
      </label>
      {action ? (
        <div className="in-row">
          {box}
          {action}
        </div>
      ) : (
        box
      )}
      {hint && (
        <small id={`${id}-hint`} role={hintLive ? 'status' : undefined}>
          {hint}
        </small>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type SelectFieldProps = {
  id: string
  name: string
  label: string
  chosen: string | undefined
  /** label of the empty option; omitted where required */
  none?: string
  options: readonly (readonly [key: string, text: string])[]
}

export function SelectField({ id, name, label, chosen = '', none, options }: SelectFieldProps) {
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <select className="in" id={id} name={name} defaultValue={chosen}>
        {none && <option value="">{none}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type PickFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children' | 'type'> & {
  id: string
  legend: string
  options: readonly { value: string; label: string; mark?: MarkName | undefined }[]
  choice: string
  error?: string | undefined
}

/** Product choice; other props go to each radio. */
export function PickField(props: PickFieldProps) {
  const { id, legend, options, choice, error, ...input } = props
  return (
    <fieldset className="fld full" id={id} tabIndex={-1} aria-describedby={describedBy(id, undefined, error)}>
      <legend>
        {legend}
        {input.required && <Required />}
      </legend>
      <div className={error ? 'pick pick--wrong' : 'pick'}>
        {options.map(({ value, label, mark }) => (
          <label key={value}>
            <input
              type="radio"
              // where it is left out, one that is required is said to be wrong before anything was sent
              aria-invalid={Boolean(error)}
              {...input}
              value={value}
              checked={choice === value}
            />
            {mark && <ProductMark product={mark} />}
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** `describedBy` ties it to the control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={`${id}-error`}>
      <Icon name="alert" />
      {children}
    </p>
  )
}

function Required() {
  return <i aria-hidden="true">*</i>
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}
