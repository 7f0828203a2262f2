import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { momentInChina } from '#contract/china-time.ts'
import type { Language } from '#contract/values-schema.ts'
import { trialSecrets } from '../../api/base/trial-secrets.ts'
import { issueCode } from '../../api/codes/codes.ts'
import type { Database, Tables } from '../../api/db/tables.ts'
import { transact } from '../../api/db/transact.ts'
import { tellOwner } from '../../api/leads/tell-owner.ts'
import { mailNotice } from '../../api/staff/identity/identity-operations.ts'
import { mailLink } from '../../api/staff/identity/mail-link.ts'
import { sendUncheckedDigest } from '../../api/trial/unchecked-digest.ts'
import { StaffClient } from '../staff-client.ts'
import { applicationBody, TrialApi } from '../trial-requests.ts'

export interface SampleMail {
  name: string
  lang: Language
  text: string
  html: string
}

const now = momentInChina('2026-11-20T17:05')
const adminOrigin = 'https://www.firm.example'
const estimate = 'av=20&mvda=300&memory=8'
const readiness = 'Round trip: 38 ms\nDown: 96 Mbit/s\nScreen: 1920 x 1080, 60 Hz\nTouch: no'

/**
 * One mail of each kind in each language it is written in, as the upstream writes them.
 * @param db migrated; nothing else may write mails meanwhile
 */
export async function everyMail(db: Database): Promise<SampleMail[]> {
  const mails: SampleMail[] = []
  for (const lang of ['cn', 'en'] as const)
    for (const [name, write] of Object.entries(kinds(db, lang))) {
      await db.deleteFrom('mail').execute()
      await write()
      const written = await db.selectFrom('mail').select(['kind', 'lang', 'text', 'html']).execute()
      for (const mail of written.filter(({ kind }) => name !== 'application' || kind !== 'code'))
        mails.push({ ...mail, name: written.length > 1 ? `${name}, ${mail.kind}` : name })
    }
  // what sales gets is in one language, whatever the applicant's
  return [...new Map(mails.map((mail) => [`${mail.name}, ${mail.lang}`, mail])).values()]
}

function kinds(db: Database, lang: Language): Record<string, () => Promise<unknown>> {
  const by = { id: randomUUIDv7(), name: '高远', role: 'admin' } as const
  const email = `zhao.hang.${lang}@firm.example`
  const code = (purpose: 'trial' | 'register' | 'reset', getsCode: boolean) => () =>
    issueCode(
      { db, now: () => now, secrets: trialSecrets('a secret of thirty-two characters'), wakeMail: () => {} },
      { purpose, lang, email: `${purpose}.${getsCode}.${email}`, clientKey: '' },
      async () => ({ recipient: email, getsCode }),
    )
  const link = (kind: 'invitation' | 'reset') => () =>
    transact(db, (trx) =>
      mailLink(
        trx,
        { adminOrigin, sendsMail: true },
        kind,
        {
          email,
          lang,
          token: 'k3V9-nM2xQ7cR5tYwZ8a',
          expiresAt: now + 86_400_000,
          ...(kind === 'invitation' && { by: by.name }),
        },
        now,
      ),
    )
  const toMember = (write: (trx: Transaction<Tables>, member: string) => Promise<unknown>) => async () => {
    const staff = new StaffClient(db)
    const member = `${randomUUIDv7()}.${email}`
    await staff.member('sales', member, '赵航')
    await db.updateTable('staff_member').set({ lang }).where('email', '=', member).execute()
    await db.deleteFrom('mail').execute()
    const id = await staff.idOf(member)
    await transact(db, (trx) => write(trx, id))
  }
  return {
    'code, trial': code('trial', true),
    'code, register': code('register', true),
    'code, register, has an account': code('register', false),
    'code, reset': code('reset', true),
    'code, reset, has no account': code('reset', false),
    application: async () => {
      const api = new TrialApi(db, { admin: true, adminOrigin })
      api.now = now + (lang === 'cn' ? 0 : 120_000)
      const typed = { email: `wang.jianguo.${lang}@firm.test`, lang, readiness, estimate }
      const agreed = { marketing: true, marketingVersion: 'marketing-1' }
      await api.apply(
        applicationBody({ ...typed, ...agreed, name: '欧阳修远', code: await api.code(typed.email) }),
      )
    },
    'application that breaks the rules': () =>
      new TrialApi(db, { admin: true, adminOrigin }).deliver({
        ...applicationBody({ lang }),
        telephone: 'a',
      }),
    'applications with an unverified address': async () => {
      const api = new TrialApi(db, { admin: true, adminOrigin })
      await api.deliver({ ...applicationBody({ lang }), code: '' })
      await db.deleteFrom('mail').execute()
      await sendUncheckedDigest(db, 'sales@firm.example', adminOrigin, Date.now() + 60_000)
    },
    invitation: link('invitation'),
    'password reset': link('reset'),
    'account changed': toMember((trx, id) => mailNotice(trx, 'staff.second-factor-set', { by, now }, id)),
    'handed over': toMember((trx, owner) =>
      tellOwner(
        trx,
        {
          owner,
          references: ['T-7K3M-Q2XA', 'T-9P4C-W6ZB'],
          note: 'Both wait for an offer: call before Friday, please.',
        },
        { by, now },
        adminOrigin,
      ),
    ),
  }
}
