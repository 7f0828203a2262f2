import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { accountLink } from '#src/site/visitor/visitor.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { addressOf, usePlace } from './navigation.ts'
import { useSiteData, useVisitor } from './site-data.ts'
import './account.css'
import { ScriptOnce, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { displayName } from '#src/session/display-name.ts'

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

/**
 * Inline script for the head: marks the document of a visitor with a `name` cookie before its first paint, so that styles
 * show the name and the way out in place of log in and register (visitor.css). Public pages are the same for everybody.
 */
export function MarkVisitor() {
  return <ScriptOnce>{markVisitor}</ScriptOnce>
}

const cookie = '/(?:^|; )name=([^;]+)/'
const markVisitor = `if(${cookie}.test(document.cookie))document.documentElement.dataset.visitor=""`

/** Inline script for the end of the header and the menu: writes the name before hydration does. */
export function FillVisitorName() {
  return <ScriptOnce>{fillVisitorName}</ScriptOnce>
}

const fillVisitorName = `try{let n=decodeURIComponent(${cookie}.exec(document.cookie)[1]);\
for(let e of document.querySelectorAll(".visitor-name"))e.textContent=[...n].slice(0,32).join("")}catch{}`

/** The visitor's name: from the cookie in the browser; on pages rendered for the visitor from the server as well. */
function VisitorName() {
  const rendered = useVisitor()?.username ?? ''
  const name = useSyncExternalStore(
    () => () => {},
    () => nameInCookie() || rendered,
    () => rendered,
  )
  return (
    <span className="visitor-name" suppressHydrationWarning>
      {name}
    </span>
  )
}

function nameInCookie(): string {
  const [, value = ''] = /(?:^|; )name=([^;]+)/.exec(document.cookie) ?? []
  try {
    return displayName(decodeURIComponent(value))
  } catch {
    return ''
  }
}

/**
 * A message that a redirect carries in its address (`?notice=logged-out`), so that it is there without JavaScript too.
 * With it, the address is cleaned at once: a reload or a shared link does not say it again.
 */
export function Notice() {
  const words = useSiteWords().notice
  const router = useRouter()
  const [shown, setShown] = useState(() => isLoggedOut(router.state.location.search))
  useEffect(() => {
    const url = new URL(document.location.href)
    if (!url.searchParams.has('notice')) return
    url.searchParams.delete('notice')
    router.history.replace(url.pathname + url.search + url.hash, router.history.location.state, {
      ignoreBlocker: true,
    })
  }, [router])
  if (!shown) return null
  return (
    <div className="notice-bar" role="alert">
      <p>{words.loggedOut}</p>
      <button type="button" onClick={() => setShown(false)}>
        {words.close}
      </button>
    </div>
  )
}

function isLoggedOut(search: object): boolean {
  return 'notice' in search && search.notice === 'logged-out'
}
