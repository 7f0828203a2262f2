import { useState } from 'react'
import type { Role } from '#api/contract/permissions.ts'
import type { Members } from '#api/contract/staff/staff-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FactorField, RoleField } from './fields.tsx'
import { InviteDialog } from './invite-dialog.tsx'

export type Member = Members['items'][number]

/** What an administrator can change of a member. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { staff: words, faults } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].staff
  const [inviting, setInviting] = useState(false)
  const { id, name, role, email, active, secondFactor } = member
  if (inviting) return <InviteDialog email={email} role={role} onClose={onClose} />
  return (
    <Dialog title={messages.changeTitle({ name })} onClose={onClose}>
      {active && (
        <ActionForm
          submit={words.save}
          faults={faults}
          send={(form) =>
            changeApi('members.setRole', { id, body: { role: form('role') as Role, code: form('code') } })
          }
          onDone={onClose}
          onCancel={onClose}
        >
          <RoleField chosen={role} />
          <FactorField />
        </ActionForm>
      )}
      <p className="a-foot">
        <Button ghost onClick={() => setInviting(true)}>
          {words.again}
        </Button>
      </p>
      {active && secondFactor && <Danger id={id} what="second-factor" onDone={onClose} />}
      {active && <Danger id={id} what="member" onDone={onClose} />}
    </Dialog>
  )
}

type DangerProps = { id: string; what: 'second-factor' | 'member'; onDone: () => void }

/** What cannot be taken back says first what it does, and is asked for twice. */
function Danger({ id, what, onDone }: DangerProps) {
  const { staff: words, faults } = useWords('admin-identity')
  const [sure, setSure] = useState(false)
  const label = what === 'member' ? words.deactivate : words.reset
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
      faults={faults}
      send={(form) =>
        changeApi(what === 'member' ? 'members.deactivate' : 'members.resetFactor', {
          id,
          body: { code: form('code') },
        })
      }
      onDone={onDone}
      onCancel={() => setSure(false)}
    >
      <p>{what === 'member' ? words.deactivateHint : words.resetHint}</p>
      <FactorField />
    </ActionForm>
  )
}
