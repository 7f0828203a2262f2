import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Gate } from '#src/ui/gate.tsx'

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
    <Gate text={ended ? others.address.sessionEnded : words.text}>
      <a className={buttonClass({ small: true })} href={links.login} rel="external">
        {words.login}
      </a>
      <a className={buttonClass({ small: true, ghost: true })} href={links.register} rel="external">
        {words.register}
      </a>
    </Gate>
  )
}
