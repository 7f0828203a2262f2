import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { productKeys, productNames, productOfTrialId } from '#contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { fallbackLocale, localeOfPath } from '#src/site/locale.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Done } from '#src/ui/done.tsx'
import { ColumnHead } from '#src/ui/page-head.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { Steps } from '#src/ui/steps.tsx'
import type { ApplicationInput } from './fields.ts'
import type { CodeStatus, Submission } from './submission.ts'
import { prepareTrialForm, TrialFormOnDemand } from './trial-form-on-demand.tsx'
import './trial-art.css'

// on its way while the page is hydrated
if (!import.meta.env.SSR) void prepareTrialForm(localeOfPath(location.pathname) ?? fallbackLocale)

export type TrialPageProps = {
  formKey: string
  initial: ApplicationInput
  /** what became of a form posted without JavaScript */
  posted?: Submission
  /** of a code that was asked for without JavaScript */
  code?: CodeStatus
  /** the reference of an application that was just recorded */
  done?: { reference: string; kept: boolean }
}

export function TrialPage({ page }: { page: TrialPageProps }) {
  const { done } = page
  const words = useWords('trial').form
  const [chosen, setChosen] = useState(page.initial.product)
  const start = useMemo(() => ({ ...page, onProduct: setChosen }), [page])
  return (
    <section className="band band--near">
      <div className="wrap">
        <Columns lead form>
          <div>
            <ColumnHead title={words.title}>{!done && words.lead}</ColumnHead>
            {!done && <Steps steps={words.steps} />}
            <img
              className="trial-art"
              src={`/share/${useLocale()}/${productOfTrialId(chosen) ?? 'mvda'}.svg`}
              width="297"
              height="220"
              loading="lazy"
              alt=""
            />
          </div>
          <div>{done ? <TrialDone {...done} /> : <TrialFormOnDemand start={start} />}</div>
        </Columns>
        <TrialContents />
      </div>
    </section>
  )
}

/** What a trial of each product consists of, and what happens to its data. */
function TrialContents() {
  const { title, sample, of } = useWords('trial-contents')
  const { all } = useWords('trial').form.what
  return (
    <section className="trial-what" aria-labelledby="what">
      <h2 id="what">
        {title} <Chip>{sample}</Chip>
      </h2>
      <Pairs className="trial-what__list" of={productKeys.map((key) => [productNames[key], of[key]])} />
      <Pairs className="trial-what__list" of={all.map(({ term, text }) => [term, text])} />
    </section>
  )
}

/** The application is recorded: its number, and what happens next. */
function TrialDone({ reference, kept }: { reference: string; kept: boolean }) {
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
