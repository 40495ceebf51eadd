import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the PostgreSQL of this run. */
    testPostgres: string
  }
}

/** Vitest's `globalSetup`: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  project.provide('testPostgres', server.connectionString)
  return () => server.close()
}
