import { useState } from 'react'
import type { Role } from '#api/staff/permissions.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ActionForm } from './action-form.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { changeRole, type Member, removeOfStaff } from './members.functions.ts'
import { RoleField } from './role-field.tsx'

/** What an administrator can change of a member. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { staff: words } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].staff
  const { states } = useWords('admin')
  const [inviting, setInviting] = useState(false)
  const { id, name, role, email, active, secondFactor } = member
  if (inviting) return <InviteDialog email={email} onClose={onClose} />
  return (
    <Dialog title={messages.changeTitle({ name })} onClose={onClose}>
      {active && (
        <ActionForm
          submit={words.save}
          send={(form) => changeRole({ data: { id, role: form('role') as Role } })}
          onDone={onClose}
          actions={
            <Button ghost onClick={onClose}>
              {states.cancel}
            </Button>
          }
        >
          <RoleField chosen={role} />
        </ActionForm>
      )}
      <p className="a-foot">
        <Button ghost onClick={() => setInviting(true)}>
          {words.again}
        </Button>
      </p>
      {active && secondFactor && (
        <Danger
          label={words.reset}
          hint={words.resetHint}
          send={() => removeOfStaff({ data: { id, what: 'second-factor' } })}
          onDone={onClose}
        />
      )}
      {active && (
        <Danger
          label={words.deactivate}
          hint={words.deactivateHint}
          send={() => removeOfStaff({ data: { id, what: 'member' } })}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

type DangerProps = { label: string; hint: string; send: () => Promise<Outcome<null>>; onDone: () => void }

/** What cannot be taken back says first what it does, and is asked for twice. */
function Danger({ label, hint, send, onDone }: DangerProps) {
  const { states } = useWords('admin')
  const [sure, setSure] = useState(false)
  if (!sure)
    return (
      <p className="a-foot">
        <Button ghost onClick={() => setSure(true)}>
          {label}
        </Button>
      </p>
    )
  return (
    <ActionForm
      submit={label}
      send={send}
      onDone={onDone}
      actions={
        <Button ghost onClick={() => setSure(false)}>
          {states.cancel}
        </Button>
      }
    >
      <p>{hint}</p>
    </ActionForm>
  )
}
