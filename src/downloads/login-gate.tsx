import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Gate } from '#src/ui/gate.tsx'

/** Addresses of the account site that lead back to this page. */
export type AccountLinks = { login: string; register: string }

/** Says that downloading takes a login, and leads there and back. */
export function LoginGate({ links, text }: { links: AccountLinks; text?: string }) {
  const words = useWords('downloads').gate
  return (
    <Gate text={text ?? words.text}>
      <a className={buttonClass({ small: true })} href={links.login} rel="external">
        {words.login}
      </a>
      <a className={buttonClass({ small: true, ghost: true })} href={links.register} rel="external">
        {words.register}
      </a>
    </Gate>
  )
}
