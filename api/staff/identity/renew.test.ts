import { createHmac } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { expect, it } from 'vitest'
import { QUICK_HASHES } from '../../../tests/account-browser.ts'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { STAFF_PASSWORD, StaffClient, totp } from '../../../tests/staff-client.ts'
import { RELAY_SECRET } from '../../../tests/trial-requests.ts'
import { createPasswordHasher } from '../../guard/passwords.ts'
import { renewSecondFactors } from './second-factor.ts'

describeEachDatabase('factors of better-auth', (database) => {
  it('open after the step at the start, also under a new secret', async () => {
    const client = new StaffClient(database.db)
    const { secret, recoveryCodes } = await client.addSecondFactor(await client.member('editor'))
    const key = (relay: string) => createHmac('sha256', relay).update('staff-auth').digest('base64url')
    // as better-auth keeps them today
    const { id } = await database.db.selectFrom('staff_second_factor').select('id').executeTakeFirstOrThrow()
    const B32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
    const bits = [...secret].map((l) => B32.indexOf(l).toString(2).padStart(5, '0')).join('')
    const raw = Buffer.from((bits.match(/.{8}/g) ?? []).map((b) => Number.parseInt(b, 2))).toString()
    const legacy = {
      secret: await symmetricEncrypt({ key: key(RELAY_SECRET), data: raw }),
      backup_codes: await symmetricEncrypt({ key: key(RELAY_SECRET), data: JSON.stringify(recoveryCodes) }),
    }
    await database.db.updateTable('staff_second_factor').set(legacy).where('id', '=', id).execute()
    const parts = { db: database.db, passwords: createPasswordHasher(QUICK_HASHES) }
    const renew = (factorSecrets: [string, ...string[]]) => renewSecondFactors({ ...parts, factorSecrets })
    expect(await renew([key('another secret of the relay')])).toBe(1)
    expect(await renew([key('another secret of the relay'), key(RELAY_SECRET)])).toBe(0)
    expect(await renew([key('another secret of the relay')])).toBe(0)
    const other = new StaffClient(database.db, { relaySecret: 'another secret of the relay' })
    const answer = async (code: string, kind: string) => {
      const { challenge } = (
        await other.call('POST', '/session', undefined, {
          email: 'editor@firm.example',
          password: STAFF_PASSWORD,
        })
      ).body
      return (await other.call('POST', '/session/second-factor', undefined, { challenge, code, kind })).status
    }
    expect(await answer(totp(secret, Date.now()), 'totp')).toBe(200)
    expect(await answer(recoveryCodes[3]?.toLowerCase().replace('-', ' ') ?? '', 'recovery')).toBe(200)
    expect(await answer(recoveryCodes[3] ?? '', 'recovery')).toBe(401)
  })
})
