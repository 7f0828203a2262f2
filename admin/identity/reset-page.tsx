import { useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Banner } from '../ui/state.tsx'
import { EmailField, PasswordField } from './fields.tsx'
import { acceptReset, askForReset, type ResetState } from './identity.functions.ts'
import { PasswordStep, StepForm } from './sign-in-form.tsx'
import { Entrance } from './sign-in-page.tsx'

/** A forgotten password: asking for a link by mail, or the new password once the link is opened. */
export function ResetPage({ token, state }: { token: string; state: ResetState }) {
  const { reset: words, faults } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].reset
  const [sentTo, setSentTo] = useState<string>()
  const back = (
    <p>
      <Link to="/admin/sign-in">{words.back}</Link>
    </p>
  )
  const failing = 'mail' in state && state.mail === 'failing' && <Banner bad>{words.failing}</Banner>
  if ('email' in state)
    return (
      <Entrance>
        <NewPassword token={token} email={state.email} />
      </Entrance>
    )
  return (
    <Entrance>
      {sentTo !== undefined ? (
        <div className="card">
          <h1>{words.title}</h1>
          <p role="status">{messages.sent({ email: sentTo })}</p>
          {failing || <p className="a-muted">{words.notArrived}</p>}
        </div>
      ) : state.mail !== 'none' ? (
        <StepForm
          title={words.title}
          lead={token ? <span role="alert">{faults['reset-over']}</span> : words.lead}
          submit={words.send}
          send={async (form) => {
            const email = form('email')
            const outcome = await askForReset({ data: { email } })
            if (outcome.ok) setSentTo(email)
            return outcome
          }}
        >
          {failing}
          <EmailField label={words.email} />
        </StepForm>
      ) : (
        <div className="card">
          <h1>{words.title}</h1>
          <p>{words.askAdministrator}</p>
          <p className="a-muted">{words.onlyAdministrator}</p>
          <code className="a-mono">npm run -s staff -- invite EMAIL --role admin</code>
        </div>
      )}
      {back}
    </Entrance>
  )
}

function NewPassword({ token, email }: { token: string; email: string }) {
  const { reset: words, invitation } = useWords('admin-identity')
  return (
    <PasswordStep
      title={words.newTitle}
      lead={words.newLead}
      submit={words.save}
      send={(form) => acceptReset({ data: { token, password: form('password') } })}
    >
      <EmailField label={words.email} defaultValue={email} readOnly />
      <PasswordField name="password" label={words.newPassword} hint={invitation.passwordHint} />
    </PasswordStep>
  )
}
