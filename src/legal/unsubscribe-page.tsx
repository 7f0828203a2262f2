import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** `unknown`: an invalid token; `failed`: nothing was stored. */
export type UnsubscribeState = 'ask' | 'done' | 'unknown' | 'failed'

/** Unsubscribe without a login; the form posts to the page's own URL with the token. */
export function UnsubscribePage({ state }: { state: UnsubscribeState }) {
  const words = useWords('unsubscribe')
  const { title, text } = words[state]
  const canSend = state === 'ask' || state === 'failed'
  return (
    <>
      <PageHead title={title}>{text}</PageHead>
      <Band near>
        <form method="post">
          <Buttons>
            {canSend && <Button type="submit">{words.ask.button}</Button>}
            {state !== 'ask' && (
              <Link className={buttonClass({ ghost: true })} to="/$lang/about/contact">
                {words.writeToUs}
              </Link>
            )}
          </Buttons>
        </form>
      </Band>
    </>
  )
}
