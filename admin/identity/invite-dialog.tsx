import { useState } from 'react'
import type { Role } from '#contract/permissions.ts'
import type { MailState } from '#contract/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { copyText } from '#src/site/copy-text.ts'
import { locales } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { changeApi } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FactorField, RoleField } from './fields.tsx'

type InviteDialogProps = { email?: string; role?: Role; onClose: () => void }

/** An invitation is a link, shown once: it goes by mail where there is a server, and can be sent in any other way. */
export function InviteDialog({ email, role = 'editor', onClose }: InviteDialogProps) {
  const { staff: words, faults } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].staff
  const { states, langs } = useWords('admin')
  const locale = useLocale()
  const [made, setMade] = useState<{ link: string; mail: MailState; email: string }>()
  const [copied, setCopied] = useState(false)
  if (made)
    return (
      <Dialog title={words.inviteTitle} onClose={onClose}>
        <p>{messages.inviteDone[made.mail]({ email: made.email })}</p>
        <p className="a-mono">{made.link}</p>
        <p role="status">{copied ? words.copied : ''}</p>
        <div className="btns">
          <Button onClick={async () => setCopied(await copyText(made.link))}>{words.copy}</Button>
          <Button ghost onClick={onClose}>
            {states.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={words.inviteTitle} onClose={onClose}>
      <p>{words.inviteLead}</p>
      <ActionForm
        submit={words.inviteSend}
        faults={faults}
        send={async (form) => {
          const address = form('email')
          const lang = form('lang') === 'en' ? 'en' : 'cn'
          const body = { email: address, role: form('role') as Role, lang, code: form('code') } as const
          const outcome = await changeApi('members.invite', { body })
          return outcome.ok ? { ok: true, data: { ...outcome.data, email: address } } : outcome
        }}
        onDone={setMade}
        onCancel={onClose}
      >
        <TextField
          id="invite-email"
          name="email"
          type="email"
          label={words.inviteEmail}
          defaultValue={email}
          autoComplete="off"
          required
        />
        <SelectField
          id="invite-lang"
          name="lang"
          label={words.inviteLang}
          chosen={locale}
          options={locales.map((lang) => [lang, langs[lang]])}
        />
        <RoleField chosen={role} />
        <FactorField />
      </ActionForm>
    </Dialog>
  )
}
