import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { changePassword } from './account.functions.ts'
import { ActionForm } from './action-form.tsx'

/** A new password; all other sessions end with the old one. */
export function PasswordForm() {
  const { own: account, invitation } = useWords('admin-identity')
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
      send={(form) => changePassword({ data: { current: form('current'), password: form('next') } })}
      onDone={done}
    >
      <TextField
        id="current"
        name="current"
        type="password"
        label={account.current}
        autoComplete="current-password"
        required
      />
      <TextField
        id="next"
        name="next"
        type="password"
        label={account.next}
        hint={invitation.passwordHint}
        autoComplete="new-password"
        minLength={12}
        required
      />
      <p role="status">{times > 0 ? account.done : ''}</p>
    </ActionForm>
  )
}
