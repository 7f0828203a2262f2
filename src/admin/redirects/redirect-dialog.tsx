import { useState } from 'react'
import type { Redirect } from '#api/contract/redirect-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AddressAnswer } from './address-answer.tsx'
import { readable } from './readable.ts'
import { removeRedirect, saveRedirect } from './redirects.functions.ts'

/** Adds a redirect or changes one; without an id it is new. */
export function RedirectDialog({ redirect, onClose }: { redirect: Partial<Redirect>; onClose: () => void }) {
  const words = useWords('admin-leads').redirects
  const { id, version, status = 301 } = redirect
  const known = id && version ? { id, version } : undefined
  const [typed, setTyped] = useState({ from: readable(redirect.from ?? ''), to: readable(redirect.to ?? '') })
  return (
    <Dialog title={known ? words.change : words.add} onClose={onClose}>
      <ActionForm
        submit={words.save}
        faults={words.faults}
        send={(form): Promise<Outcome<unknown>> => {
          if (known && form('action') === 'remove') return removeRedirect({ data: known })
          const kind = form('status') === '302' ? (302 as const) : (301 as const)
          const body = { from: form('from'), to: form('to'), status: kind }
          return saveRedirect({ data: { body, ...(known ? { known } : {}) } })
        }}
        onDone={onClose}
        onCancel={onClose}
        actions={
          known && (
            <button type="submit" name="action" value="remove" formNoValidate className="btn btn--bad">
              {words.remove}
            </button>
          )
        }
      >
        {(ofField) => (
          <>
            {(['from', 'to'] as const).map((name) => (
              <TextField
                key={name}
                id={`redirect-${name}`}
                name={name}
                label={words[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                hintLive
                hint={
                  <>
                    {name === 'from' && words.hint}{' '}
                    <AddressAnswer address={typed[name]} isOld={name === 'from'} />
                  </>
                }
                autoComplete="off"
                maxLength={400}
                required
                defaultValue={readable(redirect[name] ?? '')}
                error={ofField(name)}
              />
            ))}
            <div className="fld">
              <label htmlFor="redirect-status">{words.status}</label>
              <select className="in" id="redirect-status" name="status" defaultValue={status}>
                <option value="301">{words.statuses['301']}</option>
                <option value="302">{words.statuses['302']}</option>
              </select>
            </div>
          </>
        )}
      </ActionForm>
    </Dialog>
  )
}
