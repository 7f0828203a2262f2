import { TextField } from '#src/ui/form.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  /** of a new one: how good it has to be */
  hint?: string
}

/** The present password, or a new one. */
export function PasswordField({ name, label, hint }: PasswordFieldProps) {
  const kind = hint
    ? ({ autoComplete: 'new-password', minLength: 12 } as const)
    : ({ autoComplete: 'current-password' } as const)
  return <TextField id={name} name={name} type="password" label={label} hint={hint} {...kind} required />
}
