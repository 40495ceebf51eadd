import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { OpenedDatabase } from '#platform/open-postgres/index.ts'
import { endPool, steadyPool } from '#platform/open-postgres/steady-pool.ts'
import { quietLog } from './quiet-log.ts'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of this run's PostgreSQL. */
    testPostgres: string
  }
}

export interface TestDatabase extends OpenedDatabase {
  name: string
  connectionString: string
}

export interface TestDatabaseOptions {
  /** Fills the template of the test databases: migrations, seeds. Runs once per server and `template`. */
  prepare?: (pool: pg.Pool) => Promise<void>
  /** The template's name; needed if a test run prepares databases in several ways. */
  template?: string
  /** The server to use; by default that of the vitest run. */
  connectionString?: string
}

/** Creates a database as a copy of a prepared template, in about 0.1 s. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = options.connectionString ?? (await serverOfRun())
  const name = `shyrdak_test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, async (admin) => {
    const template =
      options.prepare === undefined
        ? 'template0'
        : await ensureTemplate(admin, server, options.template ?? 'prepared', options.prepare)
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const connectionString = addressOf(server, name)
  const pool = steadyPool({ connectionString, max: 10 }, quietLog)
  return { name, pool, connectionString, kind: 'server', close: () => endPool(pool) }
}

/** Closes the database's pool and drops the database, even if others are still connected. */
export async function dropTestDatabase(database: TestDatabase): Promise<void> {
  await database.close()
  await asAdmin(addressOf(database.connectionString, 'postgres'), (admin) =>
    admin.query(`drop database if exists ${database.name} with (force)`),
  )
}

/** Part of the template's name: a server that outlives the run must not reuse old templates. */
const runOf = (): string => process.env['VITEST_POOL_RUN'] ?? String(process.ppid)

async function ensureTemplate(
  admin: pg.Client,
  server: string,
  key: string,
  prepare: (pool: pg.Pool) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(`${runOf()} ${key}`).digest('hex').slice(0, 12)
  const template = `shyrdak_template_${hash}`
  const exists = async () =>
    (await admin.query('select 1 from pg_database where datname = $1', [template])).rowCount
  if (await exists()) return template
  const lock = Number.parseInt(hash.slice(0, 8), 16)
  await admin.query('select pg_advisory_lock($1)', [lock])
  try {
    if (await exists()) return template
    const draft = `${template}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft} template template0`)
    const pool = steadyPool({ connectionString: addressOf(server, draft), max: 4 }, quietLog)
    try {
      await prepare(pool)
    } finally {
      await endPool(pool)
    }
    await admin.query(`alter database ${draft} rename to ${template}`)
    return template
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [lock])
  }
}

let ownServer: Promise<string> | undefined

/** If the run has no server of its own (see `postgres.global.ts`), this process starts one. */
async function serverOfRun(): Promise<string> {
  // Imported here, since this module is also used by programs outside vitest.
  const provided = await import('vitest').then(
    ({ inject }) => inject('testPostgres') as string | undefined,
    () => undefined,
  )
  return provided ?? (ownServer ??= startTestPostgres().then(({ connectionString }) => connectionString))
}

function addressOf(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

async function asAdmin<T>(connectionString: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
