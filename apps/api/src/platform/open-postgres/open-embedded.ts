import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureCluster } from './create-cluster.ts'
import type { OpenedDatabase, OpenLog } from './opened-database.ts'
import { findBinaries } from './postgres-binaries.ts'
import { startPostmaster } from './postmaster.ts'
import { giveTo, isRoot, runAsFor } from './run-as.ts'
import type { RunAs } from './run-as.ts'
import { StartRefusal } from '../start-refusal.ts'
import { endPool, steadyPool } from './steady-pool.ts'
import { stopStray } from './stray-postmaster.ts'
import { makePrivateFolder } from './temp-folders.ts'

export interface EmbeddedOptions {
  durable: boolean
  log: OpenLog
  /** Loopback TCP with a password, for systems without Unix sockets. */
  overTcp?: boolean
  maxConnections?: number
}

/**
 * Starts a real PostgreSQL in `<dataDir>/postgres`. The caller holds the folder's lock.
 * @throws CannotRunPostgres if no database exists yet and none can be created on this machine.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<OpenedDatabase> {
  const { log, durable, overTcp = process.platform === 'win32', maxConnections = 50 } = options
  const runAs = runAsFor(join(dataDir, 'postgres'))
  const binaries = await findBinaries(runAs)
  const password = overTcp ? await savedPassword(dataDir) : undefined
  const folder = await ensureCluster(dataDir, {
    binaries,
    runAs,
    durable,
    ...(password === undefined ? {} : { password }),
  })
  if (isRoot()) await giveTo(runAs, folder)
  await stopStray(folder, log)
  const place = password === undefined ? await onSocket(runAs) : await onLoopback(password)
  const settings = { ...tuning(maxConnections), ...(durable ? {} : careless), ...place.settings }
  const postmaster = await startPostmaster(
    { postgres: binaries.postgres, folder, runAs, settings },
    log,
  ).catch(async (cause: Error) => {
    await place.leave()
    throw new StartRefusal(`PostgreSQL cannot be started on ${folder}: ${cause.message}`, { cause })
  })
  const pool = steadyPool({ connectionString: place.connectionString, max: 16 }, log)
  return {
    pool,
    kind: 'embedded',
    connectionString: place.connectionString,
    close: async () => {
      await endPool(pool)
      await postmaster.stop()
      await place.leave()
    },
  }
}

/** For one store on a small machine; parallel plans would need more shared memory than containers have. */
const tuning = (maxConnections: number): Record<string, string> => ({
  shared_buffers: '64MB',
  max_connections: String(maxConnections),
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  logging_collector: 'off',
  log_destination: 'stderr',
})

/** Only for throwaway data. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

interface Place {
  settings: Record<string, string>
  connectionString: string
  leave(): Promise<void>
}

async function onSocket(runAs: RunAs | undefined): Promise<Place> {
  const sockets = await makePrivateFolder(runAs)
  return {
    settings: { listen_addresses: '', unix_socket_directories: sockets, unix_socket_permissions: '0700' },
    connectionString: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(sockets)}`,
    leave: () => rm(sockets, { recursive: true, force: true }),
  }
}

async function onLoopback(password: string): Promise<Place> {
  const port = await freePort()
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    connectionString: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    leave: () => Promise.resolve(),
  }
}

async function savedPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return kept
  const fresh = randomBytes(24).toString('base64url')
  await writeFile(file, fresh, { mode: 0o600 })
  return fresh
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const trial = createServer()
    trial.once('error', reject)
    trial.listen(0, '127.0.0.1', () => {
      const address = trial.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      trial.close(() => resolve(port))
    })
  })
