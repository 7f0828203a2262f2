import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { errorMessage } from '../base/operator-error.ts'
import { createLockRetry } from './database-trouble.ts'

/** node:sqlite blocks the event loop while SQLite waits. */
const BUSY_TIMEOUT_MS = 20
/** On opening nothing else runs yet. */
const OPENING_TIMEOUT_MS = 5_000
/** Bound for lists of varying length; the program has far fewer statements. */
const MAX_CACHED_STATEMENTS = 200

/** Kysely dialect on node:sqlite, without a native add-on. */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver({ database: async () => openFile(file) }),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true })
  try {
    database.exec('pragma journal_mode = wal')
    // FULL: a commit is durable; NORMAL may lose the last ones at a power cut
    database.exec('pragma synchronous = full')
    // overwrites deleted rows, which are mostly personal data
    database.exec('pragma secure_delete = on')
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  } catch (error) {
    database.close()
    throw error
  }
  return { close: () => database.close(), prepare: cachedPrepare(database) }
}

function cachedPrepare(database: DatabaseSync): (sql: string) => SqliteStatement {
  const cache = new Map<string, SqliteStatement>()
  return (sql) => {
    const known = cache.get(sql)
    if (known) return known
    if (cache.size >= MAX_CACHED_STATEMENTS) cache.clear()
    const statement = prepare(database, sql)
    cache.set(sql, statement)
    return statement
  }
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #retryLocked = createLockRetry()
  readonly #wrapped = new WeakSet<DatabaseConnection>()
  #isInTransaction = false

  /** Writers wait for the lock here; within a transaction it is held. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#wrapped.has(connection)) return connection
    this.#wrapped.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = <R>(query: CompiledQuery) => {
      // WAL: writers do not block readers
      const needsNoLock = this.#isInTransaction || query.sql.startsWith('select')
      return needsNoLock ? execute<R>(query) : this.#retryLocked(() => execute<R>(query))
    }
    return connection
  }

  /** IMMEDIATE: a deferred transaction that read first fails at once (SQLITE_BUSY_SNAPSHOT) when another process wrote. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
    this.#isInTransaction = true
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#isInTransaction = false
  }

  /**
   * SQLite has already rolled back when the disk is full; repeating it would hide the first error.
   * https://sqlite.org/lang_transaction.html, section 3
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(errorMessage(error))) throw error
    })
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite's DDL is transactional; Kysely then runs all migrations in one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
