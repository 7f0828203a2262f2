import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Steps } from '#src/ui/steps.tsx'

/** The way into a trial: what happens, and the form. */
export function TrialEntry({ form }: { form: ReactNode }) {
  const words = useWords('home').trialEntry
  return (
    <Columns lead form>
      <div>
        <Heading title={words.heading}>{words.text}</Heading>
        <Steps steps={words.steps} />
      </div>
      {form}
    </Columns>
  )
}
