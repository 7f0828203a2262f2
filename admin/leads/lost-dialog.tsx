import { type LostReason, lostReasons } from '#contract/keys.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { LeadChanges } from './use-lead-change.ts'

/** Asks why an application was lost: one of some reasons, which the figures count, and a note. */
export function LostDialog({ lead, answer }: NonNullable<LeadChanges['asking']>) {
  const words = useWords('admin-leads')
  const { title } = useLL()['admin-leads'].lost
  return (
    <Dialog title={title({ name: lead.name })} onClose={() => answer(undefined)}>
      <ActionForm
        submit={words.lost.submit}
        faults={words.failures}
        send={async (form) => ({
          ok: true as const,
          data: { reason: form('reason'), note: form('note').trim() },
        })}
        onDone={({ reason, note }) => answer({ lostReason: reason as LostReason, ...(note && { note }) })}
        onCancel={() => answer(undefined)}
      >
        <fieldset className="a-choices">
          <legend>{words.lost.reason}</legend>
          {lostReasons.map((one) => (
            <label key={one}>
              <input type="radio" name="reason" value={one} required /> {words.lost.reasons[one]}
            </label>
          ))}
        </fieldset>
        <TextField id="lost-note" name="note" label={words.note} maxLength={4000} autoComplete="off" />
      </ActionForm>
    </Dialog>
  )
}
