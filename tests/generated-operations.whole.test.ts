import { randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../api/app/app.ts'
import { migrate } from '../api/db/migrate.ts'
import { openDatabase } from '../api/db/open-database.ts'
import { Problem } from '../api/http/problem.ts'
import { seed } from '../api/upkeep/seed.ts'
import { describeEachDatabase, type TestDatabase } from './each-database.ts'
import { anyJson, fitting, mostlyFitting, nastyText, type Schema, withNul } from './schema-values.ts'
import { StaffClient } from './staff-client.ts'

/** How often an operation is asked on one database; `FUZZ_RUNS=300` before a release. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 12)

vi.setConfig({ testTimeout: 120_000 + numRuns * 2_000 })

type Parameter = { in: 'query' | 'header' | 'path'; name: string; required?: boolean; schema: Schema }
type Operation = {
  method: string
  path: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type Asked = {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
}

/** Every operation there is, from the document that the API makes of itself: a new one is asked here without being told. */
async function operations(app: ReturnType<typeof createApp>, base = ''): Promise<Operation[]> {
  const { paths } = await (await app.request(`${base}/openapi.json`)).json()
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
}

describeEachDatabase('generated requests to every operation', (database) => {
  let app: ReturnType<typeof createApp>
  let tables: string[]
  beforeAll(async () => {
    tables = (await database.db.introspection.getTables()).map(({ name }) => name)
    await seed(database.db, 'api/seed', Date.now())
    app = createApp(database.db, { filesDir: tmpdir() }, { log: () => {}, pause: async () => {} })
  })

  it('never break it, and what is refused writes nothing', async () => {
    const all = await operations(app)
    expect(all.length).toBeGreaterThan(15)
    for (const operation of all) {
      const name = `${operation.method} ${operation.path}`
      const writes = operation.method !== 'GET'
      // what writes takes a body that somebody has described, and its generator comes from that description
      if (operation.method === 'POST' && !operation.path.endsWith('/address'))
        for (const { schema } of Object.values(operation.requestBody?.content ?? { none: { schema: {} } }))
          expect(Object.keys(schema), name).not.toEqual([])
      await fc.assert(
        fc.asyncProperty(requestOf(operation), async (asked) => {
          const before = writes ? await countAll(database, tables) : 0
          const response = await app.request(...toRequest(operation, asked))
          const text = await response.text()
          expect(response.status, `${name}: ${text}`).toBeLessThan(500)
          expect(response.headers.get('x-content-type-options')).toBe('nosniff')
          expect(response.headers.has('x-injected')).toBe(false)
          if (response.status < 400) return
          expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
          expect(Problem.assert(JSON.parse(text)).status).toBe(response.status)
          if (writes) expect(await countAll(database, tables), `${name} was refused and wrote`).toBe(before)
        }),
        { numRuns },
      )
    }
  })

  it('members nobody asked for change nothing', async () => {
    const body = {
      hits: {},
      role: 'admin',
      ['__proto__']: { verified: true },
      constructor: { prototype: { verified: true } },
    }
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'extra-members-1' }
    const text = JSON.stringify(body).replace('"role"', '"__proto__":{"verified":true},"role"')
    const response = await app.request('/news/hits', { method: 'POST', headers, body: text })
    expect([200, 400]).toContain(response.status)
    expect(Object.hasOwn(Object.prototype, 'verified')).toBe(false)
    expect(({} as { verified?: boolean }).verified).toBeUndefined()
  })
})

describeEachDatabase('generated requests to every operation of the staff', (database) => {
  // who may ask what is the matter of roles-by-route.test.ts
  it('are answered as the document says', async () => {
    await seed(database.db, 'api/seed', Date.now())
    const filesDir = await mkdtemp(join(tmpdir(), 'test-generated-'))
    const client = new StaffClient(database.db, { filesDir })
    const all = await operations(client.app, '/staff/v1')
    expect(all.length).toBeGreaterThan(50)
    let token = await client.member('admin')
    for (const operation of all) {
      const name = `${operation.method} ${operation.path}`
      const matches = answersOf(operation)
      const ids = await idsBelow(client, operation.path, token)
      await fc.assert(
        fc.asyncProperty(requestOf(operation, ids), async (asked) => {
          const [path, init] = toRequest(operation, asked)
          const headers = new Headers(init.headers)
          headers.set('authorization', `Bearer ${token}`)
          const response = await client.app.request(`/staff/v1${path}`, { ...init, headers })
          const text = await response.text()
          const said = `${name}: ${response.status} ${text.slice(0, 300)}`
          expect(response.status, said).toBeLessThan(500)
          expect(matches(response, text), said).toBe(true)
        }),
        { numRuns: Math.ceil(numRuns / 3) },
      )
      // these end sessions
      if (/^\/(session|account)/.test(operation.path)) token = await client.member('admin')
    }
    await rm(filesDir, { recursive: true, force: true })
  })
})

describe('text with U+0000', () => {
  it('is refused in every field of both APIs, and the field is named', async () => {
    const db = await openDatabase({ dataDir: await mkdtemp(join(tmpdir(), 'test-nul-')) })
    await migrate(db)
    const client = new StaffClient(db)
    const token = await client.member('admin')
    let fields = 0
    for (const base of ['', '/staff/v1'])
      for (const operation of await operations(client.app, base)) {
        // an application is read as people type it: what nobody sees is left out
        if (operation.path === '/trial/applications') continue
        const { requestBody, parameters = [], path, method } = operation
        const query = parameters.filter((one) => one.in === 'query')
        const places = {
          body: requestBody?.content['application/json']?.schema ?? {},
          query: objectOf(query),
        }
        for (const [place, schema] of Object.entries(places))
          for (const [at, value] of withNul(schema)) {
            fields += 1
            const asked = { path: { id: randomUUIDv7() }, query: {}, header: {}, body: undefined }
            const [address, init] = toRequest(operation, { ...asked, [place]: fc.sample(value, 1)[0] })
            const headers = new Headers(init.headers)
            headers.set('authorization', `Bearer ${token}`)
            const response = await client.app.request(base + address, { ...init, headers })
            const name = `${method} ${path}: ${at.join('.')}`
            expect(response.status, name).toBe(400)
            const { errors } = (await response.json()) as typeof Problem.infer
            expect(
              errors?.map(({ field }) => field),
              name,
            ).toContain(at.join('.'))
          }
      }
    expect(fields).toBeGreaterThan(60)
    await db.destroy()
  })
})

function objectOf(parameters: Parameter[]): Schema {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  return { type: 'object', properties, required: parameters.flatMap((one) => (one.required ? one.name : [])) }
}

/** Records that are there, for the operations of one of them. Members stay: their sessions are what is asked with. */
async function idsBelow(client: StaffClient, path: string, token: string | undefined): Promise<string[]> {
  const [, resource] =
    /^\/(news|jobs|packages|releases|compatibility|redirects|searches|media|announcements)\/\{id\}/.exec(
      path,
    ) ?? []
  if (!resource) return []
  const { body } = await client.call('GET', `/${resource}`, token)
  return (body.items ?? []).map(({ id }: { id: string }) => id).slice(0, 3)
}

/** Whether an answer is one of those the document has for an operation, problems included. */
function answersOf({ responses }: Operation): (response: Response, text: string) => boolean {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const schema = responses[200]?.content?.['application/json']?.schema
  const fits = schema && ajv.compile(schema)
  return ({ status, headers }, text) => {
    if (status >= 400)
      return (
        headers.get('content-type')?.startsWith('application/problem+json') === true &&
        Problem.allows(JSON.parse(text))
      )
    if (!responses[status]) return false
    return status === 204 ? text === '' : fits === undefined || fits(JSON.parse(text))
  }
}

/** @param ids of records that are there */
function requestOf({ parameters = [], requestBody }: Operation, ids: string[] = []): fc.Arbitrary<Asked> {
  const place = (where: Parameter['in'], value: (schema: Schema) => fc.Arbitrary<unknown>) => {
    const own = parameters.filter((parameter) => parameter.in === where)
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, value(schema)])), {
      requiredKeys: where === 'path' ? own.map(({ name }) => name) : [],
    })
  }
  const schema = requestBody?.content['application/json']?.schema
  return fc.record({
    path: place('path', () => fc.oneof(fc.uuid(), nastyText, ...ids.map((id) => fc.constant(id)))),
    query: place('query', (one) => fc.oneof(mostlyFitting(one), fc.array(fitting(one), { maxLength: 3 }))),
    header: fc
      .tuple(
        place('header', mostlyFitting),
        fc.constantFrom({}, { 'if-match': '"1"' }, { 'if-match': '"0"' }),
      )
      .map((parts) => Object.assign({}, ...parts)),
    body: schema
      ? fc.oneof({ weight: 5, arbitrary: mostlyFitting(schema) }, { weight: 1, arbitrary: anyJson })
      : fc.constant(undefined),
  })
}

function toRequest({ method, path }: Operation, asked: Asked): [string, RequestInit] {
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(wellFormed(asked.path[name])) || '-',
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked.query))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, wellFormed(one))
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.header)) {
    // what no client can put into a header is not what is tested
    const text = wellFormed(value).replace(/[^\x20-\x7e]/g, '')
    headers.set(name, text)
  }
  if (asked.body !== undefined) headers.set('content-type', 'application/json')
  const body = asked.body === undefined ? null : JSON.stringify(asked.body)
  return [`${filled}?${query}`, { method, headers, body }]
}

function wellFormed(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

/** Rows in all tables together; wrong tries are counted on purpose, they are what limits are made of. */
async function countAll({ db }: TestDatabase, tables: string[]): Promise<number> {
  const counted = tables.filter((table) => table !== 'trial_wrong_try' && table !== 'account_try')
  const counts = counted.map((table) => sql`(select count(*) from ${sql.table(table)})`)
  const { rows } = await sql<{ sum: number }>`select ${sql.join(counts, sql` + `)} as sum`.execute(db)
  return Number(rows[0]?.sum)
}
