import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { StaffClient, totp } from '../../../tests/staff-client.ts'
import { RELAY_SECRET } from '../../../tests/trial-requests.ts'
import { renewSecondFactors } from './second-factor.ts'
import { factorSecretsOf } from './staff-identity.ts'

const OTHER = 'another secret of the relay'
const EMAIL = 'editor@firm.example'

describeEachDatabase('second factors under another RELAY_SECRET', (database) => {
  let secret: string
  let recoveryCodes: string[]

  beforeEach(async () => {
    for (const table of ['staff_member', 'staff_audit', 'staff_verification', 'account_try'] as const)
      await database.db.deleteFrom(table).execute()
    const client = new StaffClient(database.db)
    ;({ secret, recoveryCodes } = await client.addSecondFactor(await client.member('editor')))
    await database.db.deleteFrom('staff_verification').execute()
  })

  const signIn = async (
    settings: { relaySecret: string; factorSecret?: string },
    code: string,
    kind?: 'recovery',
  ) => {
    const { status, body } = await new StaffClient(database.db, settings).completeSignIn(EMAIL, code, kind)
    return status === 200 ? status : [status, body.code]
  }
  const renew = (relaySecret: string, factorSecret?: string) =>
    renewSecondFactors({
      db: database.db,
      factorSecrets: factorSecretsOf(relaySecret, factorSecret),
    })

  it('open with the one before behind a comma, and by recovery codes in any case', async () => {
    const code = totp(secret, Date.now())
    expect(await signIn({ relaySecret: OTHER }, code)).toEqual([409, 'factor-unreadable'])
    expect(await signIn({ relaySecret: OTHER }, recoveryCodes[0] ?? '', 'recovery')).toBe(200)
    expect(await signIn({ relaySecret: `${OTHER}, ${RELAY_SECRET}` }, code)).toBe(200)
  })

  it('are sealed anew by a start, so that the one before may go', async () => {
    expect(await renew(OTHER)).toEqual({ renewed: 0, unreadable: 1 })
    expect(await renew(`${OTHER},${RELAY_SECRET}`)).toEqual({ renewed: 1, unreadable: 0 })
    expect(await renew(OTHER)).toEqual({ renewed: 0, unreadable: 0 })
    expect(await signIn({ relaySecret: OTHER }, totp(secret, Date.now()))).toBe(200)
  })

  it('may have a secret that no site knows', async () => {
    const factorSecret = 'a secret of the upstream'
    expect(await renew(RELAY_SECRET, factorSecret)).toEqual({ renewed: 1, unreadable: 0 })
    expect(await renew(RELAY_SECRET)).toEqual({ renewed: 0, unreadable: 1 })
    const code = totp(secret, Date.now())
    expect(await signIn({ relaySecret: OTHER, factorSecret }, code)).toBe(200)
  })

  it('open for their owner alone', async () => {
    const client = new StaffClient(database.db)
    const other = await client.addSecondFactor(await client.member('sales'))
    await database.db.deleteFrom('staff_verification').execute()
    const factors = () => database.db.selectFrom('staff_second_factor').select(['id', 'staff_id', 'secret'])
    const editor = await client.idOf(EMAIL)
    const of = await factors().where('staff_id', '<>', editor).executeTakeFirstOrThrow()
    await database.db
      .updateTable('staff_second_factor')
      .set({ secret: of.secret })
      .where('staff_id', '=', editor)
      .execute()
    const code = totp(other.secret, Date.now())
    expect(await signIn({ relaySecret: RELAY_SECRET }, code)).toEqual([409, 'factor-unreadable'])
  })
})
