import { type ChangeEvent, useState } from 'react'
import { productOfTrialId } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { ColumnHead } from '#src/ui/page-head.tsx'
import { Steps } from '#src/ui/steps.tsx'
import type { ApplicationInput } from './fields.ts'
import { TrialForm } from './form/trial-form.tsx'
import type { CodeStatus, Submission } from './submission.ts'
import { TrialDone } from './trial-done.tsx'
import './trial-art.css'

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

/** The trial application. */
export function TrialPage({ done, ...form }: TrialPageProps) {
  const words = useWords('trial').form
  const [chosen, setChosen] = useState(form.initial.product)
  const look = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'product') setChosen(target.value)
  }
  return (
    <section className="band band--near" onChange={look}>
      <div className="wrap">
        <Columns lead form>
          <div>
            <ColumnHead title={words.title}>{!done && words.lead}</ColumnHead>
            {!done && <Steps steps={words.steps} />}
            <img
              className="trial-art"
              src={`/share/${useLocale()}/${productOfTrialId(chosen) ?? 'mvda'}.svg`}
              width="540"
              height="400"
              loading="lazy"
              alt=""
            />
          </div>
          <div>{done ? <TrialDone {...done} /> : <TrialForm {...form} />}</div>
        </Columns>
      </div>
    </section>
  )
}
