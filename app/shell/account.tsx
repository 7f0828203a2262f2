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

/** Login and register, or the visitor's name and log out; CSS shows one of the two. */
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

/** A form: works without JavaScript, and no link or prefetch can trigger it. */
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

/** Inline head script: marks the document of a visitor with a `name` cookie before first paint; the HTML is the same. */
export function MarkVisitor() {
  return <ScriptOnce>{markVisitor}</ScriptOnce>
}

const cookie = '/(?:^|; )name=([^;]+)/'
const markVisitor = `if(${cookie}.test(document.cookie))document.documentElement.dataset.visitor=""`

/** Inline script after header and menu: fills in the name before hydration. */
export function FillVisitorName() {
  return <ScriptOnce>{fillVisitorName}</ScriptOnce>
}

const fillVisitorName = `try{let n=decodeURIComponent(${cookie}.exec(document.cookie)[1]);\
for(let e of document.querySelectorAll(".visitor-name"))e.textContent=[...n].slice(0,32).join("")}catch{}`

/** From the cookie in the browser; from the server on pages rendered per visitor. */
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

/** Flash message from the URL (`?notice=logged-out`), which works without JavaScript; cleans the URL with it. */
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
