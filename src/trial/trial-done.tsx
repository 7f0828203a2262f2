import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Done } from '#src/ui/done.tsx'
import { Steps } from '#src/ui/steps.tsx'

/** The application is recorded: its number, and what happens next. */
export function TrialDone({ reference, kept }: { reference: string; kept: boolean }) {
  const { result } = useWords('trial')
  const router = useRouter()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = () => place.current?.focus({ preventScroll: true })
    focus()
    // again when the router has put the focus on the heading of the page
    const stop = router.subscribe('onRendered', focus)
    // the page has become shorter: WebKit leaves the window at its end where focus, or a smooth scroll, is to bring it here
    const toTop = () => scrollTo({ top: 0, behavior: 'instant' })
    toTop()
    // Chromium adds the frame a smooth scroll was in, to a button that was focused and pressed at once
    const frame = requestAnimationFrame(toTop)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [router])
  return (
    <>
      <Done
        ref={place}
        title={result.title}
        text={result.lead}
        reference={reference}
        after={kept ? result.kept : result.promise}
      >
        <Link className={buttonClass({ ghost: true })} to="/$lang">
          {result.home}
        </Link>
        <Link className={buttonClass({ ghost: true })} to="/$lang/download/search">
          {result.downloads}
        </Link>
      </Done>
      <h2>{result.next.heading}</h2>
      <Steps steps={kept ? result.next.items.slice(1) : result.next.items} />
    </>
  )
}
