import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import './form.css'
import { Icon } from './icon.tsx'
import './search.css'

type SearchProps = ComponentProps<'form'> & {
  id: string
  label: string
  button: string
  /** props of the `<input>` */
  input: ComponentProps<'input'>
  /** further fields below */
  children?: ReactNode
}

/** A GET form: works without JavaScript. */
export function Search({ id, label, button, input, children, ...form }: SearchProps) {
  return (
    <search>
      <form {...form} className="search">
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input type="search" enterKeyHint="search" {...input} className="in" id={id} />
        <Button type="submit">
          <Icon name="search" small />
          {button}
        </Button>
        {children}
      </form>
    </search>
  )
}
