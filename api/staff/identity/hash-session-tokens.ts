import { createHash } from 'node:crypto'
import type { BetterAuthOptions, DBAdapter, Where } from 'better-auth'

type AdapterFactory = (options: BetterAuthOptions) => DBAdapter

/**
 * An adapter of better-auth that keeps the SHA-256 of session tokens instead of the tokens, which better-auth stores as
 * they are: who reads the database, or a backup of it, has nobody's session.
 */
export function hashSessionTokens(create: AdapterFactory): AdapterFactory {
  return (options) => withHashedTokens(create(options))
}

function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    async create(query) {
      const { token } = query.data as { token?: unknown }
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query)
      const made = await adapter.create({ ...query, data: { ...query.data, token: hashToken(token) } })
      return { ...made, token } as never
    },
    findOne: async (query) => restored(query, await adapter.findOne(hashed(query))) as never,
    update: async (query) => restored(query, await adapter.update(hashed(query))) as never,
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    consumeOne: (query) => adapter.consumeOne(hashed(query)),
    incrementOne: (query) => adapter.incrementOne(hashed(query)),
    // what is done in one gets an adapter of its own
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens(inner as DBAdapter))),
  }
}

type Query = { model: string; where?: Where[] | undefined }

function hashed<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || !query.where) return query
  const where = query.where.map((one) =>
    one.field === 'token' ? { ...one, value: hashToken(String(one.value)) } : one,
  )
  return { ...query, where }
}

/** Who asked by the token gets it back, and its hash never passes for one. */
function restored<R>({ model, where = [] }: Query, result: R): R {
  const token = model === 'session' && where.find(({ field }) => field === 'token')?.value
  return result && token ? { ...result, token } : result
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
