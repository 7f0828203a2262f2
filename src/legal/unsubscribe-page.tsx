import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { Button, Buttons, buttonClass } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** `unknown`: the token was made for nobody; `failed`: nothing was recorded. */
export type UnsubscribeState = 'ask' | 'done' | 'unknown' | 'failed'

/** Where product emails are given up without a login. Its form posts to the page's own address, which has the token. */
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
