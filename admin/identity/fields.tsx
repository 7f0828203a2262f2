import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId } from 'react'
import { type Role, roles } from '#contract/permissions.ts'
import type { Members } from '#contract/staff/staff-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { staffSessionQuery } from '../staff.ts'
import { staffQuery } from '../staff-api.ts'
import { ListState } from '../ui/list/list-page.tsx'
import { UserText } from '../ui/user-text.tsx'

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

/** Proof of the own second factor, `code` of its form; nothing for whoever has none. */
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

type HandOverFieldProps = { from: Pick<Members['items'][number], 'id' | 'applications'> }

/** Who gets the open applications of a member who works none from now on, `to` of its form. */
export function HandOverField({ from: { id, applications } }: HandOverFieldProps) {
  const { staff: words } = useWords('admin-identity')
  const { handOver } = useLL()['admin-identity'].staff
  const note = useId()
  const owners = useQuery({ ...staffQuery('leads.owners'), enabled: applications > 0 })
  if (applications === 0) return null
  return (
    <fieldset className="a-choices">
      <legend>{handOver({ count: applications })}</legend>
      <ListState query={owners}>
        {owners.data?.items
          .filter((owner) => owner.id !== id)
          .map((owner) => (
            <label key={owner.id}>
              <input type="checkbox" name="to" value={owner.id} /> <UserText>{owner.name}</UserText>
            </label>
          ))}
      </ListState>
      <small>{words.handOverHint}</small>
      <TextField id={note} name="note" label={words.handOverNote} maxLength={4000} autoComplete="off" />
    </fieldset>
  )
}

type RoleFieldProps = { chosen: Role; onChoose?: (role: Role) => void }

export function RoleField({ chosen, onChoose }: RoleFieldProps) {
  const { staff: words } = useWords('admin-identity')
  const { roles: roleWords } = useWords('admin')
  return (
    <fieldset className="fld">
      <legend>{words.role}</legend>
      <div className="a-segments">
        {roles.map((role) => (
          <label key={role}>
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === chosen}
              onChange={() => onChoose?.(role)}
            />
            {roleWords[role]}
          </label>
        ))}
      </div>
      <small>{words.needsFactor}</small>
    </fieldset>
  )
}
