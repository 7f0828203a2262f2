import type { InvitationAnswer } from '#contract/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { EmailField, PasswordField } from './fields.tsx'
import { acceptInvitation } from './identity.functions.ts'
import { PasswordStep } from './sign-in-form.tsx'
import { Entrance } from './sign-in-page.tsx'

/** Accepting an invitation: a name and a password, then the second factor of whoever has one already. */
export function InvitationPage({
  token,
  invitation,
}: {
  token: string
  invitation: InvitationAnswer | null
}) {
  const words = useWords('admin-identity').invitation
  return (
    <Entrance>
      {invitation ? (
        <Acceptance token={token} invitation={invitation} />
      ) : (
        <div className="card">
          <h1>{words.title}</h1>
          <p role="alert">{words.over}</p>
        </div>
      )}
    </Entrance>
  )
}

function Acceptance({ token, invitation }: { token: string; invitation: InvitationAnswer }) {
  const { invitation: words, signIn } = useWords('admin-identity')
  const { roles } = useWords('admin')
  const messages = useLL()['admin-identity'].invitation
  const lang = useLocale()
  const until = beijingTime(invitation.expiresAt, lang)
  const { invitedBy, role, email, name } = invitation
  return (
    <PasswordStep
      title={words.title}
      lead={
        invitedBy
          ? messages.lead({ name: invitedBy, role: roles[role], until })
          : messages.firstLead({ until })
      }
      submit={words.submit}
      send={(form) => {
        const given = email === null ? { email: form('email') } : {}
        const data = { token, name: form('name'), password: form('password'), lang, ...given }
        return acceptInvitation({ data })
      }}
    >
      <EmailField label={signIn.email} defaultValue={email ?? ''} readOnly={email !== null} />
      <TextField id="name" name="name" label={words.name} defaultValue={name} autoComplete="name" required />
      <PasswordField name="password" label={words.password} hint={words.passwordHint} />
    </PasswordStep>
  )
}
