import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPglite } from './open-pglite.ts'
import { openServer } from './open-server.ts'
import type { OpenedDatabase, OpenLog } from './opened-database.ts'
import { CannotRunPostgres } from './postgres-binaries.ts'
import { StartRefusal } from '../start-refusal.ts'

export interface OpenOptions {
  /** An external PostgreSQL; without it this process starts its own. */
  databaseUrl?: string
  /** Holds the database if this process runs it; created if missing. */
  dataDir: string
  log: OpenLog
  /** false: a power cut may lose or corrupt the data. For throwaway data only. */
  durable?: boolean
  /** The engine for a new folder; by default PostgreSQL, or PGlite if that cannot run. */
  engine?: 'postgres' | 'pglite'
}

/**
 * Opens the backend's database: the given server, or an own PostgreSQL below the data folder, or PGlite
 * there, with a printed warning. An existing folder keeps the engine that created it.
 * @throws StartRefusal in one sentence for a person: folder not writable, in use, or database unreachable.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, options.log)
  const dataDir = await prepareDataFolder(options.dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const opened = await openOwn(dataDir, { durable: true, ...options })
    let closing: Promise<void> | undefined
    const close = async () => {
      await opened.close()
      await lock.release()
    }
    return { ...opened, close: () => (closing ??= close()) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openOwn(
  dataDir: string,
  options: OpenOptions & { durable: boolean },
): Promise<OpenedDatabase> {
  const hasPostgres = existsSync(join(dataDir, 'postgres'))
  const hasPglite = existsSync(join(dataDir, 'pglite'))
  if (hasPglite && !hasPostgres) {
    options.log.info(
      `data folder ${dataDir} holds a PGlite database, which stays in use; set DATABASE_URL for a large store`,
    )
    return openPglite(dataDir, options)
  }
  if (options.engine === 'pglite' && !hasPostgres) return openPglite(dataDir, options)
  try {
    return await openEmbedded(dataDir, options)
  } catch (error) {
    if (!(error instanceof CannotRunPostgres)) throw error
    if (hasPostgres) {
      throw new StartRefusal(
        `The data folder ${dataDir} holds a PostgreSQL database, which cannot run here: ${error.message}.`,
        { cause: error },
      )
    }
    options.log.warn(
      `PostgreSQL cannot run here (${error.message}); using PGlite instead, which is slower and fit for trying the store out. Set DATABASE_URL to use a PostgreSQL of yours.`,
    )
    return openPglite(dataDir, options)
  }
}
