import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '#platform/open-postgres/open-embedded.ts'
import { stopStray } from '#platform/open-postgres/stray-postmaster.ts'
import { quietLog } from './quiet-log.ts'

export interface TestPostgres {
  /** Its user may create databases. */
  connectionString: string
  close(): Promise<void>
}

const prefix = 'shyrdak-test-'

interface TestPostgresOptions {
  /** Off: statistics collected at some minute of the run would change query plans from one run to the next. */
  autovacuum?: boolean
}

/** A PostgreSQL for one test run, without durability; `TEST_DATABASE_URL` names another one to use. */
export async function startTestPostgres({
  autovacuum = true,
}: TestPostgresOptions = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') return { connectionString: given, close: () => Promise.resolve() }
  await sweep()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  const server = await openEmbedded(folder, { durable: false, log: quietLog, maxConnections: 200 })
  if (server.connectionString === undefined) throw new Error('The test PostgreSQL has no address.')
  if (!autovacuum) {
    await server.pool.query('alter system set autovacuum = off')
    await server.pool.query('select pg_reload_conf()')
  }
  return {
    connectionString: server.connectionString,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Stops what killed test runs left running. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(pid) || isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    await stopStray(join(folder, 'postgres'), quietLog)
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
