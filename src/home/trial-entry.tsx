import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Steps } from '#src/ui/steps.tsx'
import './trial-entry.css'

/** The way into a trial: what happens, the form, and the check of the visitor's environment. */
export function TrialEntry() {
  const words = useWords('home').trialEntry
  const lang = useLocale()
  return (
    <Columns lead>
      <div className="trial-entry">
        <Heading title={words.heading}>{words.text}</Heading>
        <Buttons>
          <Link className={buttonClass()} to="/$lang/trial/trial" params={{ lang }}>
            {words.buttonText}
          </Link>
          <Link className={buttonClass({ ghost: true })} to="/$lang/trial/test" params={{ lang }}>
            {words.readinessText}
          </Link>
        </Buttons>
      </div>
      <Steps steps={words.steps} />
    </Columns>
  )
}
