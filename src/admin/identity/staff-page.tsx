import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may, type Permission, permissions, roles } from '#api/staff/permissions.ts'
import type { Members } from '#api/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Status } from '../ui/state.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { getMembers, type Member, removeOfStaff } from './members.functions.ts'

export const membersQuery = queryOptions({ queryKey: ['staff', 'members'], queryFn: () => getMembers() })

/** Who is on the staff, who is invited, and what roles may do. */
export function StaffPage() {
  const { staff: words } = useWords('admin-identity')
  const { states } = useWords('admin')
  const { data } = useSuspenseQuery(membersQuery)
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<Member>()
  const [inviting, setInviting] = useState<{ email?: string }>()
  const renew = () => void queryClient.invalidateQueries(membersQuery)
  const close = () => {
    setChanged(undefined)
    setInviting(undefined)
    renew()
  }
  const withdraw = async (id: string) => {
    await removeOfStaff({ data: { id, what: 'invitation' } })
    renew()
  }
  return (
    <>
      <PageHeader title={words.title} count={data.items.length}>
        <Button onClick={() => setInviting({})}>
          <Icon name="plus" />
          {words.invite}
        </Button>
      </PageHeader>
      <table className="a-t">
        <thead>
          <tr>
            {[words.name, words.role, words.secondFactor, words.seen, words.sessions].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="vh">{states.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((member) => (
            <MemberRow key={member.id} member={member} onChange={() => setChanged(member)} />
          ))}
          {data.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onAgain={() => setInviting({ email: invitation.email })}
              onWithdraw={() => withdraw(invitation.id)}
            />
          ))}
        </tbody>
      </table>
      <RoleMatrix />
      {inviting && <InviteDialog {...inviting} onClose={close} />}
      {changed && <MemberDialog member={changed} onClose={close} />}
    </>
  )
}

function MemberRow({ member, onChange }: { member: Member; onChange: () => void }) {
  const { staff: words } = useWords('admin-identity')
  const { roles: roleWords } = useWords('admin')
  const locale = useLocale()
  const { name, email, role, secondFactor, active, sessions, seenAt } = member
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{email}</small>
      </th>
      <td>{active ? roleWords[role] : words.inactive}</td>
      <td className="w">
        <Status state={secondFactor ? 'live' : 'none'}>{secondFactor ? words.on : words.off}</Status>
      </td>
      <td className="w">{seenAt ? beijingTime(seenAt, locale) : words.never}</td>
      <td className="r w">{sessions}</td>
      <td>
        <Button ghost onClick={onChange} aria-label={`${words.change}: ${name}`}>
          {words.change}
        </Button>
      </td>
    </tr>
  )
}

type InvitationRowProps = {
  invitation: Members['invitations'][number]
  onAgain: () => void
  onWithdraw: () => void
}

function InvitationRow({ invitation, onAgain, onWithdraw }: InvitationRowProps) {
  const { staff: words } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].staff
  const { roles: roleWords } = useWords('admin')
  const until = beijingTime(invitation.expiresAt, useLocale())
  return (
    <tr>
      <th scope="row">
        {invitation.email}
        <small>{messages.invited({ until })}</small>
      </th>
      <td>{roleWords[invitation.role]}</td>
      <td className="w" />
      <td className="w" />
      <td className="w" />
      <td>
        <Button ghost onClick={onAgain} aria-label={`${words.again}: ${invitation.email}`}>
          {words.again}
        </Button>
        <Button ghost onClick={onWithdraw} aria-label={`${words.withdraw}: ${invitation.email}`}>
          {words.withdraw}
        </Button>
      </td>
    </tr>
  )
}

/** What not everybody may with what is their own. */
const shared = (Object.keys(permissions) as Permission[]).filter((permission) => permission !== 'self')

function RoleMatrix() {
  const { staff: words } = useWords('admin-identity')
  const { roles: roleWords, states } = useWords('admin')
  return (
    <section className="a-sec">
      <header>
        <h2>{words.matrix}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens */}
      <section className="a-scroll" aria-label={words.matrix} tabIndex={0}>
        <table className="a-t a-t--keep a-mx">
          <thead>
            <tr>
              <th scope="col">{words.matter}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleWords[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shared.map((permission) => (
              <tr key={permission}>
                <th scope="row">{words.can[permission.replace('.', '-') as keyof typeof words.can]}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Status state={may(role, permission) ? 'live' : 'none'}>
                      {may(role, permission) ? states.yes : states.no}
                    </Status>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
