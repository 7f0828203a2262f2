import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Redirect } from '#api/redirects/redirect-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError, TextField } from '#src/ui/form.tsx'
import type { Outcome } from '../read-staff.server.ts'
import { Dialog } from '../ui/dialog.tsx'
import { readable } from './readable.ts'
import { removeRedirect, saveRedirect } from './redirects.functions.ts'

/** Adds a redirect or changes one; without an id it is new. */
export function RedirectDialog({ redirect, onClose }: { redirect: Partial<Redirect>; onClose: () => void }) {
  const words = useWords('admin-leads').redirects
  const { id, version } = redirect
  const known = id && version ? { id, version } : undefined
  const [typed, setTyped] = useState({
    from: readable(redirect.from ?? ''),
    to: readable(redirect.to ?? ''),
    status: redirect.status ?? (301 as const),
  })
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: async (action: 'save' | 'remove'): Promise<Outcome<unknown>> =>
      action === 'remove' && known
        ? removeRedirect({ data: known })
        : saveRedirect({ data: { body: typed, ...(known ? { known } : {}) } }),
    onSuccess: ({ ok }) => {
      if (ok) onClose()
    },
  })
  const refused = data && !data.ok ? data : undefined
  const wordOf = (code: string | undefined) =>
    code && (words.faults[code as keyof typeof words.faults] ?? words.faults.unavailable)
  const fields = refused?.fields ?? {}
  const whole = refused && Object.keys(fields).length === 0 ? wordOf(refused.code) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate('save')
  }
  const field = (name: 'from' | 'to') => {
    const error = wordOf(fields[name])
    return (
      <TextField
        id={`redirect-${name}`}
        name={name}
        label={words[name]}
        autoComplete="off"
        maxLength={300}
        required
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        {...(error ? { error } : {})}
        {...(name === 'from' ? { hint: words.hint } : {})}
      />
    )
  }
  return (
    <Dialog title={known ? words.change : words.add} onClose={onClose}>
      <form className="a-form" onSubmit={submit}>
        {field('from')}
        {field('to')}
        <div className="fld">
          <label htmlFor="redirect-status">{words.status}</label>
          <select
            className="in"
            id="redirect-status"
            value={typed.status}
            onChange={({ target }) => setTyped({ ...typed, status: target.value === '302' ? 302 : 301 })}
          >
            <option value="301">{words.statuses['301']}</option>
            <option value="302">{words.statuses['302']}</option>
          </select>
        </div>
        <div role="alert">
          {(whole || isError) && <FieldError id="redirect">{whole ?? words.faults.unavailable}</FieldError>}
        </div>
        <div className="btns">
          <Button type="submit" disabled={isPending}>
            {words.save}
          </Button>
          <Button ghost onClick={onClose}>
            {words.cancel}
          </Button>
          {known && (
            <button
              type="button"
              className="btn btn--bad"
              disabled={isPending}
              onClick={() => mutate('remove')}
            >
              {words.remove}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
