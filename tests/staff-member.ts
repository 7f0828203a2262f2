import { openDatabase } from '../api/db/open-database.ts'
import { invite } from '../api/staff/identity/invitations.ts'

/** Somebody new on the staff, who may do everything and has accepted the invitation. */
export async function newMember(dataDir: string, apiBaseUrl: string) {
  const email = `${crypto.randomUUID()}@firm.example`
  const password = 'a fence of seventeen posts'
  const db = await openDatabase({ dataDir })
  const invited = { email, role: 'admin', name: 'Gao Yuan', lang: 'en' } as const
  const token = await invite(db, invited, { id: null, name: 'test' }, Date.now())
  await db.destroy()
  const response = await fetch(`${apiBaseUrl}/staff/v1/invitation/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: invited.name, password }),
  })
  if (!response.ok) throw new Error(`not accepted: ${response.status}`)
  return { email, password }
}
