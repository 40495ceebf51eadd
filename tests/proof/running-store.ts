import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { builtStore } from './built-store.ts'
import { databaseUrlOf, postmasterOf, storeDatabase, storePool } from './store-database.ts'

export interface StoreProcess {
  origin: string
  pid: number
  database: pg.Client
  /** From the start of the process to its first output, in ms. */
  openMs: number
  /** Kills the process, and also its PostgreSQL if `all`. */
  kill: (all: boolean) => Promise<void>
  /** Kills only its PostgreSQL. */
  killPostgres: () => Promise<void>
  /** The last output of a process that has ended for any reason; undefined while it runs. */
  lastWords: () => string | undefined
  /** Opens another connection to its database: the one from the start dies with PostgreSQL. */
  connect: () => Promise<pg.Client>
  /** Opens a pool to its database. */
  pool: () => Promise<pg.Pool>
  /** Resolves when the process has ended by itself. */
  gone: () => Promise<void>
  close: () => Promise<void>
}

export interface StoreFolder {
  dataDir: string
  /** Starts the store of this folder in its own process, with settings in addition to those of the folder. */
  start: (settings?: Record<string, string>) => Promise<StoreProcess>
  /** Removes the folder and ends whatever a killed store or a failed proof has left running in it. */
  discard: () => Promise<void>
}

/** A data folder for one store process after another. */
export async function storeFolder(
  durability: 'durable' | 'careless' = 'durable',
  environment: Record<string, string> = {},
  /** Another store's folder, whose PostgreSQL this one uses. */
  shared?: Pick<StoreFolder, 'dataDir'>,
): Promise<StoreFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), `shyrdak-proof-${process.pid}-`))
  let child: ChildProcess | undefined
  return {
    dataDir,
    start: async (settings = {}) => {
      const program = await builtStore()
      const began = performance.now()
      child = spawnStore(program, dataDir, durability, {
        ...environment,
        ...(shared && { STORE_DATABASE_URL: await databaseUrlOf(shared.dataDir) }),
        ...settings,
      })
      const origin = await firstLine(child)
      const openMs = Math.round(performance.now() - began)
      return storeProcess(child, { dataDir: shared?.dataDir ?? dataDir, origin, openMs })
    },
    discard: async () => {
      if (child && child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      const postmaster = await postmasterOf(dataDir)
      if (postmaster) await ended(postmaster.pid)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

const spawnStore = (
  program: string,
  dataDir: string,
  durability: string,
  environment: Record<string, string>,
): ChildProcess =>
  spawn(process.execPath, [program, dataDir, durability], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: `${program}.compiled`, ...environment },
  })

function firstLine(child: ChildProcess): Promise<string> {
  let out = ''
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)))
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (out.includes('\n')) resolve(out.split('\n', 1)[0] ?? '')
    })
    child.once('exit', (code) => reject(new Error(`The store did not open (${code}): ${said}`)))
  })
}

async function storeProcess(
  child: ChildProcess,
  { dataDir, origin, openMs }: { dataDir: string; origin: string; openMs: number },
): Promise<StoreProcess> {
  const gone = once(child, 'exit')
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)))
  const database = await storeDatabase(dataDir)
  return {
    origin,
    pid: child.pid ?? 0,
    database,
    openMs,
    kill: async (all) => {
      const postmaster = all ? await postmasterOf(dataDir) : undefined
      child.kill('SIGKILL')
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await gone
      void database.end().catch(() => undefined)
    },
    killPostgres: async () => {
      const postmaster = await postmasterOf(dataDir)
      if (!postmaster) throw new Error('The store runs no PostgreSQL.')
      process.kill(postmaster.pid, 'SIGKILL')
    },
    lastWords: () =>
      child.exitCode === null && child.signalCode === null
        ? undefined
        : `${child.exitCode ?? child.signalCode}: ${said}`,
    connect: () => storeDatabase(dataDir),
    pool: () => storePool(dataDir),
    gone: async () => {
      await gone
      void database.end().catch(() => undefined)
    },
    close: async () => {
      await database.end().catch(() => undefined)
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Asks a PostgreSQL to shut down fast, and waits until it has. */
async function ended(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
    for (let look = 0; look < 100; look++) {
      await sleep(50)
      process.kill(pid, 0)
    }
  } catch {
    // The process no longer exists.
  }
}
