import { expect, it } from 'vitest'
import { may, roles } from '#contract/permissions.ts'
import { describeSqlite } from '../../tests/each-database.ts'
import { StaffClient, staffRoutesOf } from '../../tests/staff-client.ts'

/** For whom there is no session yet, and the document. */
const open = [
  'POST /session',
  'POST /session/second-factor',
  'GET /session/reset',
  'POST /session/reset',
  'POST /session/reset/read',
  'POST /session/reset/accept',
  'POST /invitation/read',
  'POST /invitation/accept',
  'GET /openapi.json',
]

describeSqlite('each route of the staff API', (database) => {
  it('lets through those whose role may, and nobody else', async () => {
    const client = new StaffClient(database.db)
    const routes = staffRoutesOf(client.app)
    expect(routes.length).toBeGreaterThan(20)
    const someId = '01890a5d-ac96-774b-bcce-b302099a8057'
    for (const role of roles) {
      let token = await client.member(role)
      for (const { method, path, permission } of routes) {
        const name = `${method} ${path}`
        if (!permission) {
          expect(open, `${name} names no permission`).toContain(name)
          continue
        }
        const address = path.replace(/:\w+/g, someId)
        const body = method === 'GET' || method === 'DELETE' ? undefined : {}
        const nobody = await client.call(method, address, undefined, body)
        expect([nobody.status, nobody.body?.code], `${name} without a session`).toEqual([401, 'unauthorised'])
        const { status, body: answer } = await client.call(method, address, token, body)
        if (may(role, permission)) {
          expect(answer?.code, `${name} as ${role}`).not.toBe('forbidden')
          expect(status, `${name} as ${role}`).not.toBe(401)
        } else expect([status, answer.code], `${name} as ${role}`).toEqual([403, 'forbidden'])
        // these end sessions, this one as well
        if (/^\/(session|account)/.test(path)) token = await client.member(role)
      }
    }
  })

  it('counts for each role what it may see', async () => {
    const client = new StaffClient(database.db)
    const seen = async (role: (typeof roles)[number]) => {
      const { body } = await client.call('GET', '/counts', await client.member(role))
      return Object.keys(body).filter((name) => body[name] !== null)
    }
    expect(await seen('sales')).toEqual(['leads'])
    expect(await seen('editor')).toEqual(['news', 'jobs'])
    expect(await seen('admin')).toEqual(['leads', 'news', 'jobs', 'packages'])
  })

  it('is not there where the staff side is off', async () => {
    const client = new StaffClient(database.db, { admin: false })
    for (const { method, path } of staffRoutesOf(new StaffClient(database.db).app))
      expect((await client.call(method, path)).status, `${method} ${path}`).toBe(404)
  })
})
