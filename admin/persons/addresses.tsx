import { emailKey } from '#contract/email.ts'
import type { Person } from '#contract/staff/person-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { UserText } from '../ui/user-text.tsx'

/** An address that is shown with a person. */
export type Address = {
  email: string
  /** ticked from the start */
  isLikely: boolean
  /** the names it was used with; null where it was asked for itself */
  others: string[] | null
}

/** The addresses that were asked for, and on offer those with the same telephone. */
export function addressesOf({ emails, applications, keptAside }: Person): Address[] {
  const named = [
    ...applications.map(({ email, name }) => ({ email: emailKey(email), names: [name] })),
    ...keptAside,
  ]
  const namesOf = (email: string) => [
    ...new Set(named.filter((one) => one.email === email).flatMap(({ names }) => names)),
  ]
  const [first] = applications
  const isNamesake = (email: string) =>
    namesOf(email).every((name) => emails.some((own) => namesOf(own).includes(name)))
  const others = new Set(named.map(({ email }) => email).filter((email) => !emails.includes(email)))
  return [
    ...emails.map((email) => ({
      email,
      // whoever was asked for by number may have several addresses, and a number several people
      isLikely: emails.length === 1 || (first !== undefined && namesOf(email).includes(first.name)),
      others: null,
    })),
    // the same number with another name may be a colleague's
    ...[...others].map((email) => ({ email, isLikely: isNamesake(email), others: namesOf(email) })),
  ]
}

type AddressDialogProps<T> = {
  what: 'export' | 'correct' | 'withdraw' | 'erase'
  addresses: readonly Address[]
  /** @param form the text of a field */
  send: (emails: string[], form: (name: string) => string) => Promise<Outcome<T>>
  onDone: (data: T, emails: string[]) => void
  onClose: () => void
  /** further fields */
  children?: Parameters<typeof ActionForm<T>>[0]['children']
}

/** Does something for the addresses that are ticked. */
export function AddressDialog<T>(props: AddressDialogProps<T>) {
  const { what, addresses, send, onDone, onClose, children } = props
  const { which, faults, ...all } = useWords('admin-persons')
  // of what is corrected
  const { errors } = useWords('trial').form
  const { sameTelephone } = useLL()['admin-persons']
  const words = all[what]
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.lead}</p>
      <ActionForm
        bad={what === 'withdraw' || what === 'erase'}
        submit={words.submit}
        faults={{ ...errors, ...faults }}
        send={async (form, data) => {
          const emails = data.getAll('emails').map(String)
          const outcome = await send(emails, form)
          return outcome.ok ? { ok: true, data: { answer: outcome.data, emails } } : outcome
        }}
        onDone={({ answer, emails }) => onDone(answer, emails)}
        onCancel={onClose}
      >
        {(ofField) => (
          <>
            <fieldset className="a-choices">
              <legend>{which}</legend>
              {addresses.map(({ email, isLikely, others }) => (
                <label key={email}>
                  <input type="checkbox" name="emails" value={email} defaultChecked={isLikely} />
                  <UserText>{others ? sameTelephone({ email, names: others.join(', ') }) : email}</UserText>
                </label>
              ))}
            </fieldset>
            {typeof children === 'function' ? children(ofField) : children}
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}
