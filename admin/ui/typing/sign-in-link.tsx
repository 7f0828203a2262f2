import { useLocation } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { leaveForSignIn } from './unsaved.ts'

/** To the sign-in and back to this page, which offers what was typed on it. */
export function SignInLink() {
  const { signIn } = useWords('admin').typing
  const href = useLocation({ select: ({ href }) => href })
  return (
    <a
      className={buttonClass({ small: true })}
      href={`/admin/sign-in?${new URLSearchParams({ returnTo: href })}`}
      onClick={leaveForSignIn}
    >
      {signIn}
    </a>
  )
}
