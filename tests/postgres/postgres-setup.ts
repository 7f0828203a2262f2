import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL; see each-database.ts. */
    postgresUrl: string
  }
}

/** Global setup of the test projects that need PostgreSQL: one throw-away server for the whole run. */
export default async function postgresSetup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url('postgres'))
  return () => server.stop()
}
