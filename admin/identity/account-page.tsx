import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnSessions } from '#contract/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form.tsx'
import { staffSessionQuery } from '../staff.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { Banner } from '../ui/state.tsx'
import { orSay } from '../ui/use-change.ts'
import { FactorField, PasswordField } from './fields.tsx'
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSession,
  getAccount,
  renewRecoveryCodes,
} from './identity.functions.ts'

export const accountQuery = queryOptions({ queryKey: ['staff', 'account'], queryFn: () => getAccount() })

/** The own sessions, second factor and password. */
export function AccountPage() {
  const { own: account } = useWords('admin-identity')
  const { data } = useSuspenseQuery(accountQuery)
  const queryClient = useQueryClient()
  const end = async (id?: string) => {
    await orSay(endSession({ data: id ? { id } : {} }))
    await queryClient.invalidateQueries(accountQuery)
  }
  const others = data.sessions.length > 1 && (
    <Button ghost onClick={() => end()}>
      {account.endOthers}
    </Button>
  )
  return (
    <>
      <PageHeader title={account.title} />
      <div className="a-columns">
        <Section title={account.factor}>
          <SecondFactor {...data.secondFactor} />
        </Section>
        <div>
          <Section title={account.sessions} count={data.sessions.length} more={others}>
            <ul className="a-items">
              {data.sessions.map((session) => (
                <SessionItem key={session.id} session={session} onEnd={() => end(session.id)} />
              ))}
            </ul>
          </Section>
          <Section title={account.password}>
            <PasswordForm />
          </Section>
        </div>
      </div>
    </>
  )
}

function SessionItem({ session, onEnd }: { session: OwnSessions['items'][number]; onEnd: () => void }) {
  const { own: account } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].own
  const locale = useLocale()
  const { current, userAgent, createdAt, endsAt } = session
  return (
    <li>
      <b>{current ? account.here : ''}</b>
      <span>{browserOf(userAgent) ?? account.unknown}</span>
      {!current && (
        <Button ghost onClick={onEnd}>
          {account.end}
        </Button>
      )}
      <small>
        {messages.times({ from: beijingTime(createdAt, locale), to: beijingTime(endsAt, locale) })}
      </small>
    </li>
  )
}

/** A browser and its system by their names, as far as people know them apart. */
function browserOf(userAgent: string): string | undefined {
  const system = /Windows|Android|HarmonyOS|OpenHarmony|iPhone|iPad|Mac OS X|Linux/.exec(userAgent)?.[0]
  const browser = /MicroMessenger|Edg|Firefox|Chrome|Safari/.exec(userAgent)?.[0].replace('Edg', 'Edge')
  return [system, browser].filter(Boolean).join(' · ') || undefined
}

/** A new password; all other sessions end with the old one. */
function PasswordForm() {
  const { own: account, invitation, faults } = useWords('admin-identity')
  const queryClient = useQueryClient()
  const [times, setTimes] = useState(0)
  const done = () => {
    setTimes(times + 1)
    void queryClient.invalidateQueries({ queryKey: ['staff', 'account'] })
  }
  return (
    <ActionForm
      key={times}
      submit={account.savePassword}
      faults={faults}
      send={(form) =>
        changePassword({
          data: { current: form('current'), password: form('next'), code: form('code') },
        })
      }
      onDone={done}
    >
      <PasswordField name="current" label={account.current} />
      <PasswordField name="next" label={account.next} hint={invitation.passwordHint} />
      <FactorField />
      <p role="status">{times > 0 ? account.done : ''}</p>
    </ActionForm>
  )
}

type Begun = { qr: string; secret: string; recoveryCodes: string[] }

/** The authenticator: set up, or moved to another telephone, with its recovery codes. */
function SecondFactor({
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
      <div className="a-row">
        <img src={begun.qr} width="168" height="168" alt={account.qr} />
        <code className="a-mono">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <RecoveryCodes codes={begun.recoveryCodes} />
      <label className="a-row">
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
      <ul className="a-recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  )
}
