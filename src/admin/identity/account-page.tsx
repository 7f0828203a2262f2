import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { OwnSessions } from '#api/contract/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Section } from '../ui/section.tsx'
import { Banner } from '../ui/state.tsx'
import { useFaults } from '../ui/use-faults.ts'
import { endSession, getAccount } from './identity.functions.ts'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'

export const accountQuery = queryOptions({ queryKey: ['staff', 'account'], queryFn: () => getAccount() })

/** The own sessions, second factor and password. */
export function AccountPage() {
  const { own: account, faults } = useWords('admin-identity')
  const { fault, setOutcome } = useFaults(faults)
  const { data } = useSuspenseQuery(accountQuery)
  const queryClient = useQueryClient()
  const end = async (id?: string) => {
    setOutcome(await endSession({ data: id ? { id } : {} }).catch(() => undefined))
    await queryClient.invalidateQueries(accountQuery)
  }
  const others = data.sessions.length > 1 && (
    <Button ghost onClick={() => end()}>
      {account.endOthers}
    </Button>
  )
  return (
    <>
      <PageHeader title={account.title} note={fault && <Banner bad>{fault}</Banner>} />
      <div className="a-cols">
        <Section title={account.factor}>
          <SecondFactor {...data.secondFactor} />
        </Section>
        <div>
          <Section title={account.sessions} count={data.sessions.length} more={others}>
            <ul className="a-li">
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
