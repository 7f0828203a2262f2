import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datePattern } from '#contract/china-time.ts'
import type { Schema } from '../tests/schema-values.ts'
import { createApp } from './app/app.ts'
import { openDatabase } from './db/open-database.ts'
import type { Database } from './db/tables.ts'

describe('GET /openapi.json', () => {
  let dataDir: string
  let db: Database
  // biome-ignore lint/suspicious/noExplicitAny: a document of any shape, looked into by the tests
  let spec: any
  let staffSpec: { paths: object }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'test-openapi-'))
    db = await openDatabase({ dataDir })
    const app = createApp(db, { admin: true })
    const read = async (path: string) => (await app.request(path)).json()
    spec = await read('/openapi.json')
    staffSpec = await read('/staff/v1/openapi.json')
  })
  afterAll(async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('describes every operation', () => {
    const operations = Object.entries<object>(spec.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    )
    expect(operations.sort()).toEqual([
      'delete /session',
      'get /announcements',
      'get /downloads',
      'get /downloads/{id}',
      'get /files/{signature}',
      'get /healthz',
      'get /jobs',
      'get /jobs/{id}',
      'get /media/{file}',
      'get /news',
      'get /news/previews/{token}',
      'get /news/{id}',
      'get /readyz',
      'get /redirects',
      'get /releases',
      'get /searches',
      'get /session',
      'get /trial/codes/{id}',
      'get /version',
      'get /words/{lang}',
      'post /consents/states',
      'post /consents/withdrawals',
      'post /deliveries/push',
      'post /downloads/{id}/address',
      'post /figures',
      'post /news/hits',
      'post /trial/applications',
      'post /trial/codes',
    ])
  })

  it('gives each a response schema and points all errors to the problem document', () => {
    for (const operation of Object.values<object>(spec.paths).flatMap((item) => Object.values(item))) {
      expect(operation.responses.default.$ref).toBe('#/components/responses/Problem')
      if (operation.responses[204]) continue
      const success = operation.responses[200] ?? operation.responses[201] ?? operation.responses[202]
      if (success.content['application/octet-stream'] ?? success.content['image/webp']) continue
      expect(success.content['application/json'].schema.properties).toBeTypeOf('object')
    }
    const problem = spec.components.responses.Problem.content['application/problem+json'].schema
    expect(problem.required).toEqual(expect.arrayContaining(['type', 'title', 'status', 'code']))
  })

  it('bounds every number on both sides, and every date and moment', () => {
    const faults: string[] = []
    const look = (schema: object, at: string) => {
      const { type, minimum, maximum, pattern } = schema as Schema
      if (type === 'integer' || type === 'number')
        if (minimum === undefined || maximum === undefined) faults.push(at)
      const isDate =
        /(At|On|Date|day|Day|due|through|Through|released|until|\bat)(\.schema)?(\.anyOf\.\d+)*$/.test(at)
      if (isDate && type === 'string' && !String(pattern).includes(datePattern)) faults.push(at)
      for (const [name, member] of Object.entries(schema))
        if (typeof member === 'object' && member !== null)
          look(member, `${at}.${'in' in member ? Object(member).name : name}`)
    }
    look(spec.paths, 'v1')
    look(staffSpec.paths, 'staff')
    expect(faults).toEqual([])
  })

  it('shows parameters as what they are', () => {
    const { parameters } = spec.paths['/news'].get
    const parameter = (name: string) => parameters.find((one: { name: string }) => one.name === name)
    expect(parameter('limit').schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 50 })
    expect(parameter('lang').schema).toMatchObject({ enum: ['cn', 'en'], default: 'cn' })
    expect(parameter('q').schema).toMatchObject({ type: 'string', maxLength: 64 })
    const body = spec.paths['/news/hits'].post.requestBody.content['application/json'].schema
    expect(body.properties.hits.additionalProperties).toMatchObject({ minimum: 1, maximum: 10_000 })
  })
})
