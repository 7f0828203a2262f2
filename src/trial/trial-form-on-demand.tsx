import { createContext } from 'react'
import { loadWords } from '#i18n/load-words.ts'
import { useSiteWords } from '#i18n/words.tsx'
import { isDropped } from '#src/site/forms/early-forms.ts'
import { Link } from '#src/site/link.tsx'
import type { Locale } from '#src/site/locale.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { OnDemand, onDemandPart } from '#src/ui/on-demand.tsx'
import type { TrialFormProps } from './form/trial-form.tsx'

/** What the form starts with on its own page. */
const Start = createContext<TrialFormProps>({ embedded: true })

/**
 * The form, hydrated apart from its page, which TanStack Form would take over the bound of a route's script: at once on its
 * own page, elsewhere when it is near the viewport, focused or hovered.
 * @param start of its own page; another object would have the form rendered anew
 */
export function TrialFormOnDemand({ start }: { start?: TrialFormProps }) {
  if (!start) return <OnDemand part={trialForm} />
  return (
    <Start value={start}>
      <OnDemand part={trialForm} atOnce />
    </Start>
  )
}

const trialForm = onDemandPart(
  async (lang) => {
    const [{ TrialForm }] = await Promise.all([
      import('./form/trial-form.tsx'),
      loadWords(lang, ['trial', 'company-facts']),
    ])
    return <Start.Consumer>{(start) => <TrialForm {...start} />}</Start.Consumer>
  },
  // whoever has filled it in has to have it back
  { fallback: <WayToTheForm />, isWanted: () => isDropped('[data-trial]') },
)

/** For loaders: has the form and its words ready before a page that shows it appears. Never fails. */
export const prepareTrialForm = trialForm.prepare

/** For the loader of its own page, which fails where the form cannot be had. */
export async function loadTrialForm(lang: Locale): Promise<void> {
  await Promise.all([import('./form/trial-form.tsx'), prepareTrialForm(lang)])
}

function WayToTheForm() {
  return (
    <Link className={buttonClass()} to="/$lang/trial/trial">
      {useSiteWords().header.trial}
    </Link>
  )
}
