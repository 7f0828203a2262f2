import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLL, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { staffSessionQuery } from '../staff.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { Banner } from '../ui/state.tsx'
import { FactorField, PasswordField } from './fields.tsx'
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes } from './identity.functions.ts'

type Begun = { qr: string; secret: string; recoveryCodes: string[] }

/** The authenticator: set up, or moved to another telephone, with its recovery codes. */
export function SecondFactor({
  enabled,
  recoveryCodesLeft,
}: {
  enabled: boolean
  recoveryCodesLeft: number | null
}) {
  const { own: account, faults } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].own
  const queryClient = useQueryClient()
  const router = useRouter()
  const [doing, setDoing] = useState<'set-up' | 'codes'>()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const missing = queryClient.getQueryData(staffSessionQuery.queryKey)?.secondFactor.missing
  const renew = async () => {
    setBegun(undefined)
    setDoing(undefined)
    await queryClient.invalidateQueries({ queryKey: ['staff'] })
    await router.invalidate()
  }
  if (begun) return <Confirmation begun={begun} replaces={enabled} onDone={renew} />
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <>
      {missing && <Banner icon="lock">{account.factorMissing}</Banner>}
      <p className="a-foot">
        {enabled ? messages.factorOn({ left: recoveryCodesLeft ?? 0 }) : account.factorOff}
      </p>
      {doing === undefined ? (
        <div className="a-foot">
          <Button ghost={enabled} onClick={() => setDoing('set-up')}>
            {enabled ? account.replace : account.setUp}
          </Button>
          {enabled && (
            <Button ghost onClick={() => setDoing('codes')}>
              {account.newCodes}
            </Button>
          )}
        </div>
      ) : (
        <ActionForm<Begun | { recoveryCodes: string[] }>
          key={doing}
          submit={doing === 'codes' ? account.newCodes : account.setUp}
          faults={faults}
          send={(form) => {
            const data = { password: form('password'), code: form('code') }
            return doing === 'codes' ? renewRecoveryCodes({ data }) : beginSecondFactor({ data })
          }}
          onDone={(data) => {
            if ('qr' in data) setBegun(data)
            else setCodes(data.recoveryCodes)
            void queryClient.invalidateQueries({ queryKey: ['staff', 'account'] })
          }}
        >
          <PasswordField name="password" label={account.confirmPassword} />
          <FactorField authenticatorOnly={doing === 'codes'} />
        </ActionForm>
      )}
    </>
  )
}

type ConfirmationProps = { begun: Begun; replaces: boolean; onDone: () => void }

function Confirmation({ begun, replaces, onDone }: ConfirmationProps) {
  const { own: account, faults } = useWords('admin-identity')
  return (
    <ActionForm
      submit={account.confirm}
      faults={faults}
      send={(form) => confirmSecondFactor({ data: { code: form('code') } })}
      onDone={onDone}
    >
      {replaces && <p>{account.keptUntilConfirmed}</p>}
      <p>{account.scan}</p>
      <div className="a-strip">
        <img src={begun.qr} width="168" height="168" alt={account.qr} />
        <code className="a-mono">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <RecoveryCodes codes={begun.recoveryCodes} />
      <label className="a-strip">
        <input type="checkbox" required />
        {account.keep}
      </label>
      <TextField
        id="new-code"
        name="code"
        label={account.newCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
    </ActionForm>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { own: account } = useWords('admin-identity')
  return (
    <>
      <p>{account.codes}</p>
      <ul className="a-rec">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  )
}
