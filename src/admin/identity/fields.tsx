import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { type Role, roles } from '#api/contract/permissions.ts'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { staffSessionQuery } from '../staff.ts'

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'defaultValue' | 'readOnly'>

/** The address of an account; beside a new password for the browser's password manager. */
export function EmailField(props: EmailFieldProps) {
  return <TextField id="email" name="email" type="email" autoComplete="username" required {...props} />
}

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

/** Proof of the own second factor, `code` of its form; nothing for who has none. */
export function FactorField({ authenticatorOnly = false }: { authenticatorOnly?: boolean }) {
  const { own: words } = useWords('admin-identity')
  const id = useId()
  const { data } = useQuery(staffSessionQuery)
  if (!data?.secondFactor.enabled) return null
  return (
    <TextField
      id={id}
      name="code"
      label={authenticatorOnly ? words.authenticatorCode : words.factorCode}
      hint={authenticatorOnly ? words.authenticatorHint : words.factorHint}
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}

export function RoleField({ chosen }: { chosen: Role }) {
  const { staff: words } = useWords('admin-identity')
  const { roles: roleWords } = useWords('admin')
  return (
    <fieldset className="fld">
      <legend>{words.role}</legend>
      <div className="a-seg">
        {roles.map((role) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
            {roleWords[role]}
          </label>
        ))}
      </div>
      <small>{words.needsFactor}</small>
    </fieldset>
  )
}
