import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { accountLink } from '#src/site/account-link.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { addressOf } from '../navigation.ts'
import { usePlace } from '../place.tsx'
import { useSiteData } from '../site-data.ts'
import './visitor.css'
import { VisitorName } from './visitor-name.tsx'

/** The header's account corner: log in and register, or who is logged in and the way out. Styles show one of both. */
export function HeaderAccount() {
  return (
    <>
      <span className="nav__l for-visitor">
        <VisitorName />
      </span>
      <LogOut className="nav__l" />
      <AccountSite login="nav__l for-guest" register="nav__l for-guest" words={useSiteWords().header} />
    </>
  )
}

/** The same in the side menu. */
export function MenuAccount() {
  const words = useSiteWords().header
  return (
    <>
      <div className="menu__who for-visitor">
        <Icon name="user" />
        <span>
          <b>
            <VisitorName />
          </b>
          {words.loggedIn}
        </span>
        <LogOut />
      </div>
      <div className="menu__who for-guest">
        <AccountSite
          login={buttonClass({ small: true })}
          register={buttonClass({ ghost: true, small: true })}
          words={words}
        />
      </div>
    </>
  )
}

type AccountSiteProps = {
  login: string
  register: string
  words: { login: string; register: string }
}

/** The account site is another site; it sends its visitors back. */
function AccountSite({ login, register, words }: AccountSiteProps) {
  const settings = useSiteData()?.settings
  const path = addressOf(usePlace())
  if (!settings) return null
  const back = (address: string) => accountLink(address, settings.publicOrigin + path)
  return (
    <>
      <a className={login} href={back(settings.loginUrl)} rel="external">
        {words.login}
      </a>
      <a className={register} href={back(settings.registerUrl)} rel="external">
        {words.register}
      </a>
    </>
  )
}

/** A form, so that it works without JavaScript and no link can trigger it. */
function LogOut({ className }: { className?: string }) {
  const label = useSiteWords().header.logout
  return (
    <form className="menu__out for-visitor" method="post" action={`/${useLocale()}/logout`}>
      <input type="hidden" name="from" value={addressOf(usePlace())} />
      {className ? (
        <button className={className} type="submit">
          {label}
        </button>
      ) : (
        <Button type="submit" ghost small>
          {label}
        </Button>
      )}
    </form>
  )
}
