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

/** node:sqlite waits in the event loop, so SQLite's own wait for another process's write is hardly one. */
const BUSY_TIMEOUT_MS = 20
/** Except while the file is opened, when nothing else waits. */
const OPENING_TIMEOUT_MS = 5_000
/** Far more than the program has statements; lists of varying length are why there is a limit. */
const MAX_CACHED_STATEMENTS = 200

/**
 * Kysely on Node's own SQLite: no native add-on to build.
 * @param file path of the database file, made when it does not exist
 */
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
    // FULL: a commit is on the disk when it returns. NORMAL would lose the last ones at a power cut.
    database.exec('pragma synchronous = full')
    // What is deleted is personal data more often than not: overwrite it.
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

  /** Whoever begins a transaction or writes without one waits for the lock; inside of one it is had. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#wrapped.has(connection)) return connection
    this.#wrapped.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = <R>(query: CompiledQuery) => {
      // with a write-ahead log nobody's writes are in the way of reading
      const needsNoLock = this.#isInTransaction || query.sql.startsWith('select')
      return needsNoLock ? execute<R>(query) : this.#retryLocked(() => execute<R>(query))
    }
    return connection
  }

  /**
   * Takes the write lock at once. A deferred transaction that reads first fails, without waiting, when another
   * process wrote in between (SQLITE_BUSY_SNAPSHOT).
   */
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
   * SQLite itself has rolled back when the disk is full or fails; asked to do it again it would answer with an
   * error that hides the first one. https://sqlite.org/lang_transaction.html, section 3
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(errorMessage(error))) throw error
    })
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls back changes of the tables too; Kysely then runs all migrations in one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
