import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { LanguageSwitch } from '../shell/account-menu.tsx'
import type { PostedSignIn } from './identity.functions.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Sign-in: a document of its own afterwards, so that nothing from before the session stays in memory. */
export function SignInPage({ returnTo, posted }: { returnTo: string; posted: PostedSignIn | undefined }) {
  return (
    <Entrance>
      <SignInForm posted={posted} onDone={() => location.assign(returnTo)} />
    </Entrance>
  )
}

/** The frame of the pages before a session. */
export function Entrance({ children }: { children: ReactNode }) {
  const { title, needsScript } = useWords('admin')
  return (
    <div className="a-sign-in">
      <header>
        <span className="a-row">
          <i className="a-logo-mark" aria-hidden="true" />
          <b>{title}</b>
        </span>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        <div>
          <noscript>
            <p className="err">{needsScript}</p>
          </noscript>
          {children}
        </div>
      </main>
    </div>
  )
}
