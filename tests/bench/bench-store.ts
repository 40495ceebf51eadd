import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startTestPostgres } from '@shyrdak/api/testing'
import pg from 'pg'
import { startChild, type Child } from './child.ts'

/** The environment of a benchmarked store: its database, and no rate limits. */
export interface Ground {
  databaseUrl: string
  environment: Record<string, string>
  /** A second, empty database on the same server. */
  another: (name: string) => Promise<Record<string, string>>
  close: () => Promise<void>
}

export const SITE = resolve(import.meta.dirname, '../../apps/reference-site/build/server/main.js')

export const startApi = (environment: Record<string, string>): Promise<Child> =>
  startChild(resolve(import.meta.dirname, 'api-process.ts'), environment)
export const startLimits = (environment: Record<string, string>): Promise<Child> =>
  startChild(resolve(import.meta.dirname, 'limit-process.ts'), environment)

/** An embedded PostgreSQL for one benchmark run, without waiting for the disk. */
export async function openGround(): Promise<Ground> {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-bench-'))
  const environmentOf = (databaseUrl: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  })
  return {
    databaseUrl: postgres.connectionString,
    environment: environmentOf(postgres.connectionString),
    another: async (name) => {
      const admin = new pg.Client({ connectionString: postgres.connectionString })
      await admin.connect()
      await admin.query(`create database ${name}`)
      await admin.end()
      const url = new URL(postgres.connectionString)
      url.pathname = `/${name}`
      return environmentOf(url.href)
    },
    close: async () => {
      await postgres.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
