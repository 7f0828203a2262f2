import { parseArgs } from 'node:util'
import { emailKey } from '#contract/email.ts'
import { type Role, roles } from '#contract/permissions.ts'
import { OperatorError } from '../base/operator-error.ts'
import { wrongCall } from '../command/operator-words.ts'
import type { Database } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import type { Act } from './audit/record-audit.ts'
import { invite } from './identity/invitations.ts'
import { type StaffLinks, staffLink } from './identity/mail-link.ts'
import {
  deactivate,
  type HandOver,
  listInvitations,
  listMembers,
  resetSecondFactor,
} from './identity/members.ts'

export interface StaffPlace extends StaffLinks {
  db: Database
  now: number
  handOver: HandOver
}

export const staffUsage = `Usage:
  staff list
  staff invite EMAIL --role ${roles.join('|')} [--name NAME] [--lang en]
      prints a link that works once, for 48 hours, and mails it where SMTP_URL is set; for a member it is a new password
  staff deactivate EMAIL [--to EMAIL]...
      ends all sessions and deletes password and second factor; open applications go to --to, evenly to several, or are unassigned
  staff reset-second-factor EMAIL   for a member who has lost telephone and recovery codes`

const ONE = 'the address of a member'
const COMMANDS = { list: '', invite: 'an address', deactivate: ONE, 'reset-second-factor': ONE }

const BY = { id: null, name: 'npm run staff' }

/** @returns the output @throws OperatorError on wrong use */
export async function manageStaff(place: StaffPlace, args: string[]): Promise<string> {
  const { words, options } = readArguments(args)
  const [command, email, ...more] = words
  if (more.length > 0) throw wrongCall(words, COMMANDS, staffUsage)
  if (command === 'list' && !email) return list(place)
  if (command === 'invite' && email) return inviteByLink(place, email, options)
  if (command === 'deactivate' && email) return deactivateMember(place, email, options)
  if (command === 'reset-second-factor' && email) {
    await change(place, email, (id, act) => resetSecondFactor(place.db, id, act))
    return 'Done.\n'
  }
  throw wrongCall(words, COMMANDS, staffUsage)
}

interface Options {
  role?: string
  name?: string
  lang?: string
  to?: string[]
}

function readArguments(args: string[]): { words: string[]; options: Options } {
  const text = { type: 'string' } as const
  const options = { role: text, name: text, lang: text, to: { ...text, multiple: true } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  return { words: positionals, options: values }
}

async function list({ db, now }: StaffPlace): Promise<string> {
  const members = await listMembers(db, now)
  const invitations = await listInvitations(db, now)
  const lines = [
    ...members.map(({ email, name, role, active, secondFactor }) =>
      [email, name, active ? role : 'deactivated', secondFactor ? 'second factor' : ''].join('\t'),
    ),
    ...invitations.map(({ email, name, role, expiresAt }) =>
      [email, name, role, `invited until ${expiresAt}`].join('\t'),
    ),
  ]
  return lines.map((line) => `${line.replace(/[^\P{Cc}\t]/gu, ' ')}\n`).join('') || 'There is nobody yet.\n'
}

async function inviteByLink(
  { db, now, ...links }: StaffPlace,
  email: string,
  { role, name = '', lang = 'cn' }: Options,
): Promise<string> {
  if (!isRole(role)) throw new OperatorError(`--role is one of ${roles.join(', ')}.\n${staffUsage}`)
  if (lang !== 'cn' && lang !== 'en') throw new OperatorError(`--lang is cn or en.\n${staffUsage}`)
  try {
    const token = await invite(db, { email, role, name, lang }, BY, now, links)
    return `${staffLink(links, 'invitation', token, lang)}\n`
  } catch (error) {
    throw inWords(email, error)
  }
}

async function deactivateMember(place: StaffPlace, email: string, { to = [] }: Options): Promise<string> {
  const { db, handOver } = place
  const applicationsTo = await Promise.all(to.map((one) => idOf(db, one)))
  const count = await change(place, email, (id, act) => deactivate(db, id, { handOver, applicationsTo }, act))
  if (count === 0) return 'Done.\n'
  return `Done. Open applications that ${to.length > 0 ? `went to ${to.join(', ')}` : 'are unassigned now'}: ${count}\n`
}

async function idOf(db: Database, email: string): Promise<string> {
  const member = await db
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', emailKey(email))
    .executeTakeFirst()
  if (!member) throw new OperatorError(`Nobody on the staff has the address ${email}.`)
  return member.id
}

async function change<T>(
  { db, now }: StaffPlace,
  email: string,
  work: (id: string, act: Act) => Promise<T>,
): Promise<T> {
  const id = await idOf(db, email)
  try {
    return await work(id, { by: BY, now })
  } catch (error) {
    throw inWords(email, error)
  }
}

function inWords(email: string, error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error
  const reasons: Record<string, string> = {
    'last-administrator': `${email} is the last administrator. Make another one first.`,
    'not-found': `${email} is deactivated already.`,
    'invalid-change': '--to is the address of another active member who works applications.',
    'invalid-fields': `"${email}" is no e-mail address.`,
  }
  return new OperatorError(reasons[error.code] ?? error.message)
}

function isRole(value: string | undefined): value is Role {
  return roles.includes(value as Role)
}
