import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { ActionForm } from '../ui/action-form.tsx'
import { FactorField, PasswordField } from './fields.tsx'
import { changePassword } from './identity.functions.ts'

/** A new password; all other sessions end with the old one. */
export function PasswordForm() {
  const { own: account, invitation, faults } = useWords('admin-identity')
  const queryClient = useQueryClient()
  const [times, setTimes] = useState(0)
  const done = () => {
    setTimes(times + 1)
    void queryClient.invalidateQueries({ queryKey: ['staff', 'account'] })
  }
  return (
    <ActionForm
      key={times}
      submit={account.savePassword}
      faults={faults}
      send={(form) =>
        changePassword({
          data: { current: form('current'), password: form('next'), code: form('code') },
        })
      }
      onDone={done}
    >
      <PasswordField name="current" label={account.current} />
      <PasswordField name="next" label={account.next} hint={invitation.passwordHint} />
      <FactorField />
      <p role="status">{times > 0 ? account.done : ''}</p>
    </ActionForm>
  )
}
