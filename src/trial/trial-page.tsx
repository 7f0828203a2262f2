import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { ColumnHead } from '#src/ui/page-head.tsx'
import { Steps } from '#src/ui/steps.tsx'
import type { ApplicationInput } from './fields.ts'
import { TrialForm } from './form/trial-form.tsx'
import type { Submission } from './submission.ts'
import { TrialArt } from './trial-art.tsx'
import { TrialDone } from './trial-done.tsx'

export type TrialPageProps = {
  formKey: string
  initial: ApplicationInput
  /** what became of a form posted without JavaScript */
  posted?: Submission
  codeSentTo?: string
  /** the reference of an application that was just recorded */
  done?: { reference: string; kept: boolean }
}

/** The trial application. */
export function TrialPage({ formKey, initial, posted, codeSentTo, done: arrived }: TrialPageProps) {
  const { form } = useWords('trial')
  const [sent, setSent] = useState(arrived)
  return (
    <section className="band band--near">
      <div className="wrap">
        <Columns lead form>
          <div>
            <ColumnHead title={form.title}>{!sent && form.lead}</ColumnHead>
            {!sent && <Steps steps={form.steps} />}
            <TrialArt />
          </div>
          <div>
            {sent ? (
              <TrialDone {...sent} />
            ) : (
              <>
                <TrialForm
                  formKey={formKey}
                  initial={initial}
                  posted={posted}
                  codeSentTo={codeSentTo}
                  onDone={setSent}
                />
                <noscript>
                  <p className="note">{form.noScript}</p>
                </noscript>
              </>
            )}
          </div>
        </Columns>
      </div>
    </section>
  )
}
