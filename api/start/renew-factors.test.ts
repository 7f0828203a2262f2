import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { symmetricEncrypt } from 'better-auth/crypto'
import { expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, totp } from '../../tests/staff-client.ts'
import { RELAY_SECRET } from '../../tests/trial-requests.ts'
import { startApi } from './start-api.ts'

vi.setConfig({ testTimeout: 60_000 })

describeEachDatabase('a start under a new RELAY_SECRET', (database) => {
  it('keeps authenticators, and recovery codes that better-auth encrypted', async () => {
    const staff = new StaffClient(database.db)
    const { secret, recoveryCodes } = await staff.addSecondFactor(await staff.member('editor'))
    const key = createHmac('sha256', RELAY_SECRET).update('staff-auth').digest('base64url')
    const backup_codes = await symmetricEncrypt({ key, data: JSON.stringify(recoveryCodes) })
    await database.db.updateTable('staff_second_factor').set({ backup_codes }).execute()

    const relaySecret = 'another secret of the relay'
    const seedDir = join(import.meta.dirname, 'no-seed-here')
    const options = { port: 0, seedDir, admin: true, ...database.settings, relaySecret }
    const api = await startApi({ ...options, relaySecretBefore: RELAY_SECRET })
    await api.close()

    const after = new StaffClient(database.db, { relaySecret })
    const signIn = async (code: string, kind: 'totp' | 'recovery') =>
      (await after.completeSignIn('editor@firm.example', code, kind)).status
    expect(await signIn(totp(secret, Date.now()), 'totp')).toBe(200)
    expect(await signIn(recoveryCodes[0] ?? '', 'recovery')).toBe(200)
    expect(await signIn(recoveryCodes[0] ?? '', 'recovery')).toBe(401)
  })
})
