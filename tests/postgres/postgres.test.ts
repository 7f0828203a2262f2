import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { startPostgres } from './postgres.ts'

it('starts a PostgreSQL that answers, keeps databases apart and is gone after stop', {
  timeout: 60_000,
}, async () => {
  const server = await startPostgres()
  const client = new pg.Client({ connectionString: await server.createDatabase('one') })
  await client.connect()
  const { rows } = await client.query(
    `select current_database() as name, current_setting('server_encoding') as encoding`,
  )
  await client.end()
  expect(rows).toEqual([{ name: 'one', encoding: 'UTF8' }])
  expect(server.url('one')).not.toBe(inject('postgresUrl'))
  await server.stop()
  await expect(new pg.Client({ connectionString: server.url('one') }).connect()).rejects.toThrow()
})
