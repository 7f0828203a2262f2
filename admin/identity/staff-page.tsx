import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { may, type Permission, permissions, type Role, roles } from '#contract/permissions.ts'
import type { Members } from '#contract/staff/staff-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Button, Buttons } from '#src/ui/button.tsx'
import { areaKey, changeApi, staffQuery } from '../staff-api.ts'
import { ActionForm } from '../ui/action-form.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { useConfirmName } from '../ui/confirm-name.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Column, DataTable, plain } from '../ui/list/data-table.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Status } from '../ui/state.tsx'
import { useChange } from '../ui/use-change.ts'
import { UserText } from '../ui/user-text.tsx'
import type { WordKey } from './audit-page.tsx'
import { FactorField, HandOverField, RoleField } from './fields.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Who is on the staff, who is invited, and what roles may do. */
export function StaffPage() {
  const { staff: words, faults } = useWords('admin-identity')
  const change = useChange({ faults })
  const { data } = useSuspenseQuery(staffQuery('members.list'))
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<Member>()
  const [inviting, setInviting] = useState<{ email?: string; role?: Role }>()
  const renew = () => void queryClient.invalidateQueries({ queryKey: areaKey('members') })
  const close = () => {
    setChanged(undefined)
    setInviting(undefined)
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
      <StaffTable
        people={data}
        onChange={setChanged}
        onInvite={setInviting}
        onWithdraw={(id) => void change('members.uninvite', { id })}
      />
      <RoleMatrix />
      {inviting && <InviteDialog {...inviting} onClose={close} />}
      {changed && <MemberDialog member={changed} onClose={close} />}
    </>
  )
}

type StaffTableProps = {
  people: Members
  onChange: (member: Member) => void
  onInvite: (invited: { email: string; role: Role }) => void
  onWithdraw: (id: string) => void
}

type Person = Record<'id' | 'name' | 'about' | 'role', string> & {
  factor?: ReactNode
  seen?: string
  sessions?: number
  actions: ReactNode
}

function StaffTable({ people: { items, invitations }, onChange, onInvite, onWithdraw }: StaffTableProps) {
  const { staff: words } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].staff
  const { roles: roleWords, states } = useWords('admin')
  const locale = useLocale()
  const action = (word: string, name: string, act: () => void) => (
    <Button ghost onClick={act} aria-label={`${word}: ${name}`}>
      {word}
    </Button>
  )
  const members = items.map(
    (member): Person => ({
      id: member.id,
      name: member.name,
      about: member.email,
      role: member.active ? roleWords[member.role] : words.inactive,
      factor: (
        <Status state={member.secondFactor ? 'public' : 'none'}>
          {member.secondFactor ? words.on : words.off}
        </Status>
      ),
      seen: member.seenAt ? beijingTime(member.seenAt, locale) : words.never,
      sessions: member.sessions,
      actions: action(words.change, member.name, () => onChange(member)),
    }),
  )
  const invited = invitations.map(
    ({ id, email, role, expiresAt }): Person => ({
      id,
      name: email,
      about: messages.invited({ until: beijingTime(expiresAt, locale) }),
      role: roleWords[role],
      actions: (
        <>
          {action(words.again, email, () => onInvite({ email, role }))}
          {action(words.withdraw, email, () => onWithdraw(id))}
        </>
      ),
    }),
  )
  const columns: Column<Person>[] = [
    {
      id: 'name',
      heading: words.name,
      cell: ({ name, about }) => (
        <>
          <UserText>{name}</UserText>
          <small>{about}</small>
        </>
      ),
    },
    plain('role', words.role),
    plain('factor', words.secondFactor, 'a-desk-only'),
    plain('seen', words.seen, 'a-wide-only'),
    plain('sessions', words.sessions, 'a-number a-wide-only'),
    plain('actions', <span className="vh">{states.actions}</span>),
  ]
  return <DataTable columns={columns} rows={[...members, ...invited]} />
}

/** What not everybody may with what is their own. */
type Shared = Exclude<Permission, 'self'>
const shared = (Object.keys(permissions) as Permission[]).filter((permission) => permission !== 'self')

function RoleMatrix() {
  const { staff: words } = useWords('admin-identity')
  const { roles: roleWords, states } = useWords('admin')
  const can: Record<WordKey<Shared>, string> = words.can
  const columns: Column<{ id: Shared }>[] = [
    {
      id: 'matter',
      heading: words.matter,
      cell: ({ id }) => can[id.replace('.', '-') as WordKey<Shared>],
    },
    ...roles.map((role) => ({
      id: role,
      heading: roleWords[role],
      cell: ({ id }: { id: Permission }) => (
        <Status state={may(role, id) ? 'public' : 'none'}>{may(role, id) ? states.yes : states.no}</Status>
      ),
    })),
  ]
  return (
    <div className="a-section">
      <header>
        <h2>{words.matrix}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens */}
      <section className="a-scroll-across" aria-label={words.matrix} tabIndex={0}>
        <DataTable
          className="a-table--keep a-permission-matrix"
          columns={columns}
          rows={shared.map((id) => ({ id }))}
        />
      </section>
    </div>
  )
}

type Member = Members['items'][number]

/** What an administrator can change of a member. */
function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { staff: words, faults } = useWords('admin-identity')
  const messages = useLL()['admin-identity'].staff
  const [doing, setDoing] = useState<'invite' | 'second-factor' | 'member'>()
  const { id, name, role, email, active, secondFactor } = member
  const [nextRole, setNextRole] = useState(role)
  if (doing === 'invite') return <InviteDialog email={email} role={role} onClose={onClose} />
  const title = messages.changeTitle({ name })
  if (doing)
    return (
      <Dialog key={doing} title={title} onClose={onClose}>
        <Danger member={member} what={doing} onDone={onClose} onCancel={() => setDoing(undefined)} />
      </Dialog>
    )
  const more = (
    <>
      <Button ghost onClick={() => setDoing('invite')}>
        {words.again}
      </Button>
      {active && secondFactor && (
        <Button bad onClick={() => setDoing('second-factor')}>
          {words.reset}
        </Button>
      )}
      {active && (
        <Button bad onClick={() => setDoing('member')}>
          {words.deactivate}
        </Button>
      )}
    </>
  )
  return (
    <Dialog title={title} onClose={onClose}>
      {!active && <Buttons>{more}</Buttons>}
      {active && (
        <ActionForm
          submit={words.save}
          actions={more}
          faults={faults}
          send={(form, data) =>
            changeApi('members.setRole', {
              id,
              body: {
                role: form('role') as Role,
                code: form('code'),
                applicationsTo: data.getAll('to') as string[],
                note: form('note'),
              },
            })
          }
          onDone={onClose}
          onCancel={onClose}
        >
          <RoleField chosen={role} onChoose={setNextRole} />
          {!may(nextRole, 'leads.write') && <HandOverField from={member} />}
          <FactorField />
        </ActionForm>
      )}
    </Dialog>
  )
}

type DangerProps = {
  member: Member
  what: 'second-factor' | 'member'
  onDone: () => void
  onCancel: () => void
}

/** What cannot be taken back says first what it does, and is asked for twice. */
function Danger({ member, what, onDone, onCancel }: DangerProps) {
  const { staff: words, faults } = useWords('admin-identity')
  const { field, isConfirmed } = useConfirmName(member.name)
  const { id } = member
  const label = what === 'member' ? words.deactivate : words.reset
  return (
    <ActionForm
      submit={label}
      bad
      canSend={isConfirmed}
      faults={faults}
      send={(form, data) =>
        what === 'member'
          ? changeApi('members.deactivate', {
              id,
              body: {
                code: form('code'),
                applicationsTo: data.getAll('to') as string[],
                note: form('note'),
              },
            })
          : changeApi('members.resetFactor', { id, body: { code: form('code') } })
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      <p>{what === 'member' ? words.deactivateHint : words.resetHint}</p>
      {what === 'member' && <HandOverField from={member} />}
      {field}
      <FactorField />
    </ActionForm>
  )
}
