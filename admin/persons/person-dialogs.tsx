import { useQueryClient } from '@tanstack/react-query'
import type { Person, PersonErased } from '#contract/staff/person-schema.ts'
import { correctableNames, ruleOf } from '#contract/trial/trial-fields.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { changeApi } from '../staff-api.ts'
import { saveFile } from '../ui/save-file.ts'
import { Banner } from '../ui/state.tsx'
import { type Address, AddressDialog, addressesOf } from './addresses.tsx'
import { MentionLinks } from './mentions.tsx'

type DialogProps = { person: Person; onClose: () => void }

/** Saves all rows under the addresses that are chosen as a file for the person. */
export function ExportPerson({ person, onClose }: DialogProps) {
  return (
    <AddressDialog
      what="export"
      addresses={addressesOf(person)}
      send={(emails) => changeApi('persons.export', { body: { emails } })}
      onDone={({ json }) => {
        saveFile('personal-data.json', new Blob([json], { type: 'application/json' }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Corrects what the person wrote; fields begin with what the newest application has. */
export function CorrectPerson({
  person,
  onClose,
  onDone,
}: DialogProps & { onDone: (count: number) => void }) {
  const lang = useLocale()
  const [newest] = person.applications
  if (!newest) return null
  return (
    <AddressDialog
      what="correct"
      addresses={addressesOf(person)}
      send={(emails, form) => {
        const typed = correctableNames.filter((field) => form(field) !== newest[field])
        const changes = Object.fromEntries(typed.map((field) => [field, form(field)]))
        return changeApi('persons.correct', { body: { emails, ...changes } })
      }}
      onDone={({ applications }) => onDone(applications)}
      onClose={onClose}
    >
      {(ofField) =>
        correctableNames.map((field) => {
          const { label, required, choices } = ruleOf(field)
          const shown = { id: `correct-${field}`, name: field, label: label[lang], autoComplete: 'off' }
          if (!choices)
            return <TextField key={field} {...shown} defaultValue={newest[field]} error={ofField(field)} />
          const options = Object.entries(choices).map(([code, names]) => [code, names[lang]] as const)
          const none = required ? {} : { none: '–' }
          return <SelectField key={field} {...shown} {...none} chosen={newest[field]} options={options} />
        })
      }
    </AddressDialog>
  )
}

type WithdrawNewsProps = {
  addresses: readonly Address[]
  onClose: () => void
  /** @param said what was done, in words */
  onDone: (said: string) => void
}

/** Ends the consents to product news under the addresses that are chosen. */
export function WithdrawNews({ addresses, onClose, onDone }: WithdrawNewsProps) {
  const { done, none } = useLL()['admin-persons'].withdraw
  return (
    <AddressDialog
      what="withdraw"
      addresses={addresses}
      send={(emails) => changeApi('persons.withdraw', { body: { emails } })}
      onDone={({ consents }, chosen) => {
        const emails = chosen.join(', ')
        onDone(consents > 0 ? done({ emails }) : none({ emails }))
      }}
      onClose={onClose}
    />
  )
}

/** Deletes everything under the addresses that are chosen. */
export function ErasePerson({
  person,
  onClose,
  onErased,
}: DialogProps & { onErased: (gone: PersonErased) => void }) {
  const { confirm } = useWords('admin-persons').erase
  const queryClient = useQueryClient()
  return (
    <AddressDialog
      what="erase"
      addresses={addressesOf(person)}
      send={(emails, form) => changeApi('persons.erase', { body: { emails, confirm: form('confirm') } })}
      onDone={(gone) => {
        // of the applications as well
        void queryClient.invalidateQueries({ queryKey: ['staff'], refetchType: 'none' })
        onErased(gone)
      }}
      onClose={onClose}
    >
      {(ofField) => (
        <TextField
          id="erase-confirm"
          name="confirm"
          label={confirm}
          error={ofField('confirm')}
          autoComplete="off"
          required
        />
      )}
    </AddressDialog>
  )
}

/** What was deleted, and what still names the person. */
export function ErasedNote({ erased }: { erased: PersonErased }) {
  const { erased: words } = useWords('admin-persons')
  const { erased: LL } = useLL()['admin-persons']
  const { marketingConsents: consents, deadLetters: letters, siteInbox, mentions, isCut, ...counts } = erased
  return (
    <>
      <Banner icon="log">
        {LL.done({ ...counts, consents, letters })}{' '}
        {siteInbox === null ? words.noInbox : LL.inbox({ n: siteInbox })}{' '}
        {mentions.length > 0 ? words.mentions : words.clean} {isCut && words.moreMentions} {words.rest}
      </Banner>
      <MentionLinks mentions={mentions} />
    </>
  )
}
