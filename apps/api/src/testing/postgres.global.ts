import type { TestProject } from 'vitest/node'
import './test-database.ts'
import { startTestPostgres } from './test-postgres.ts'

/** Vitest's `globalSetup`: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres({ autovacuum: false })
  project.provide('testPostgres', server.connectionString)
  return () => server.close()
}
