import { useWords } from '#i18n/words.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './login-gate.css'

/** Addresses of the account site that lead back to this page. */
export type AccountLinks = { login: string; register: string }

type Props = {
  links: AccountLinks
  /** whether the visitor was logged in until now */
  ended?: boolean
}

/** Says that downloading takes a login, and leads there and back. */
export function LoginGate({ links, ended = false }: Props) {
  const { gate: words, package: others } = useWords('downloads')
  return (
    <div className="gate">
      <Icon name="lock" />
      <p>{ended ? others.address.sessionEnded : words.text}</p>
      <Buttons>
        <a className={buttonClass({ small: true })} href={links.login} rel="external">
          {words.login}
        </a>
        <a className={buttonClass({ small: true, ghost: true })} href={links.register} rel="external">
          {words.register}
        </a>
      </Buttons>
    </div>
  )
}
