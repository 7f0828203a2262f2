import { loadWords } from '#i18n/load-words.ts'
import { useSiteWords } from '#i18n/words.tsx'
import { isDropped } from '#src/site/forms/early-forms.ts'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { OnDemand, onDemandPart } from '#src/ui/on-demand.tsx'

/** The form on a page whose first script is without it: a plain form until it is near the viewport, focused or hovered. */
export function TrialFormOnDemand() {
  return <OnDemand part={trialForm} />
}

const trialForm = onDemandPart(
  async (lang) => {
    const [{ TrialForm }] = await Promise.all([
      import('./form/trial-form.tsx'),
      loadWords(lang, ['trial', 'company-facts']),
    ])
    return <TrialForm embedded />
  },
  // whoever has filled it in has to have it back
  { fallback: <WayToTheForm />, isWanted: () => isDropped('[data-trial]') },
)

/** For loaders: has the form and its words ready before a page that shows it appears. Never fails. */
export const prepareTrialForm = trialForm.prepare

function WayToTheForm() {
  return (
    <Link className={buttonClass()} to="/$lang/trial/trial">
      {useSiteWords().header.trial}
    </Link>
  )
}
