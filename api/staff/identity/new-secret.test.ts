import { beforeEach, expect, it } from 'vitest'
import { QUICK_HASHES } from '../../../tests/account-browser.ts'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { StaffClient, totp } from '../../../tests/staff-client.ts'
import { RELAY_SECRET } from '../../../tests/trial-requests.ts'
import { createPasswordHasher } from '../../guard/passwords.ts'
import { renewSecondFactors } from './second-factor.ts'
import { factorSecretsOf } from './staff-identity.ts'
import { base32 } from './totp.ts'

const OTHER = 'another secret of the relay'
const EMAIL = 'editor@firm.example'

/** As better-auth 1.7.25 encrypted them under RELAY_SECRET: an authenticator's secret, and ten recovery codes. */
const LEGACY = {
  secret:
    '9703ee02365870f476a666ebc68a2fc0b008b6b0c597199b96945f9a065f90cd508376f7f0387de094535ce2ee8b8e32c1ff156a3891b820c41d3a2121396c',
  backup_codes:
    'eba3e60493eee45b2bba46d59dddabd7bdf4fad9bb8091e2cf7a767452fa84d45216dceeef45ac54a2aaccf78a2ca2a0666185b9990f7dc652729c1b677740cea40d3c75f7924d6df9b2e9593920f03c0d078d58816b704a524594d3c26d398c4449e646bc9dcb30a4e49b7b6b9f0dbbb8d754ed6c340d8f794e4cc97006ffc0bb18cf5504f20c5c44a83e02d4b2841d1d7735c2bfee098b75eebc0cc41a720aef75aaad067bac2d6ee3a73d168276eef48f5ce844',
}
const LEGACY_KEY = base32(Buffer.from('an authenticator of 0.1'))
const LEGACY_CODES = ['34679-ACDEF', 'ghjkm nprtw'] as const

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
      passwords: createPasswordHasher(QUICK_HASHES),
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

  it.each([true, false])('of better-auth stay good (renewed: %s)', async (isRenewed) => {
    await database.db.updateTable('staff_second_factor').set(LEGACY).execute()
    const both = { relaySecret: `${OTHER},${RELAY_SECRET}` }
    if (isRenewed) expect(await renew(both.relaySecret)).toEqual({ renewed: 1, unreadable: 0 })
    const place = isRenewed ? { relaySecret: OTHER } : both
    expect(await signIn(place, totp(LEGACY_KEY, Date.now()))).toBe(200)
    expect(await signIn(place, LEGACY_CODES[0], 'recovery')).toBe(200)
    expect(await signIn(place, LEGACY_CODES[0], 'recovery')).toEqual([401, 'wrong-code'])
    expect(await signIn({ relaySecret: OTHER }, LEGACY_CODES[1], 'recovery')).toBe(200)
  })

  it('of better-auth that no secret opens are answered in words', async () => {
    await database.db.updateTable('staff_second_factor').set(LEGACY).execute()
    const place = { relaySecret: OTHER }
    expect(await signIn(place, totp(LEGACY_KEY, Date.now()))).toEqual([409, 'factor-unreadable'])
    expect(await signIn(place, LEGACY_CODES[0], 'recovery')).toEqual([409, 'factor-unreadable'])
  })
})
