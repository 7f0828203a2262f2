import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { Banner } from '../ui/state.tsx'
import { SignInLink } from '../ui/typing/sign-in-link.tsx'
import { useFaultWord } from '../ui/use-faults.ts'
import { UserText } from '../ui/user-text.tsx'
import { leadQuery } from './lead-queries.ts'
import { LostDialog } from './lost-dialog.tsx'
import type { useExport } from './use-export.ts'
import type { LeadChanges } from './use-lead-change.ts'

type LeadFailureProps = { code: string; about?: ReactNode; children?: ReactNode }

/** Why something was not done, and with what; `children` are ways out. */
export function LeadFailure({ code, about, children }: LeadFailureProps) {
  const wordOf = useFaultWord(useWords('admin-leads').failures)
  return (
    <Banner bad actions={code === 'unauthorised' ? <SignInLink /> : children}>
      {about}
      {wordOf(code)}
    </Banner>
  )
}

/** Why there is no file. */
export function ExportFailure({ file }: { file: ReturnType<typeof useExport> }) {
  const code = file.isError ? 'unavailable' : typeof file.data === 'string' ? file.data : undefined
  if (!code || file.isPending) return null
  return <LeadFailure code={code} />
}

/** What a change of an application needs of whoever makes it: a reason, or what to do where it was refused. */
export function RefusedChange({ changes, named }: { changes: LeadChanges; named?: boolean }) {
  return (
    <>
      {changes.asking && <LostDialog {...changes.asking} />}
      <Refused changes={changes} {...(named !== undefined && { named })} />
    </>
  )
}

/** Of which application a change was refused, who was first, and the choice between theirs and one's own. */
function Refused({ changes, named = true }: { changes: LeadChanges; named?: boolean }) {
  const words = useWords('admin-leads')
  const { changedBy } = useLL()['admin-leads']
  const locale = useLocale()
  const { code, refused, isPending, insist, forget } = changes
  const isLate = code === 'changed-meanwhile'
  const lead = useQuery({ ...leadQuery(refused?.lead.id ?? ''), enabled: isLate })
  if (!code || !refused) return null
  const last = isLate ? lead.data?.history.find(({ by }) => by !== '') : undefined
  const about = named && (
    <b>
      <UserText>{refused.lead.name}</UserText>{' '}
    </b>
  )
  return (
    <LeadFailure code={code} about={about}>
      {last && <UserText>{changedBy({ name: last.by, time: beijingTime(last.at, locale) })}</UserText>}
      <Button ghost disabled={isPending} onClick={insist}>
        {words.setMine}
      </Button>
      <Button ghost onClick={forget}>
        {words.keepTheirs}
      </Button>
    </LeadFailure>
  )
}
