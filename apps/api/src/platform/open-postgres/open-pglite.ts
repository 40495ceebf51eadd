import { mkdtemp, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { clearAside } from './create-cluster.ts'
import { beginAfresh, engineClient } from './engine-client.ts'
import { resolvePackage } from './native-packages.ts'
import type { OpenedDatabase, OpenLog } from './opened-database.ts'
import { StartRefusal } from '../start-refusal.ts'
import { endPool, steadyPool } from './steady-pool.ts'
import { syncFolder } from './sync-folder.ts'

const aside = 'pglite.new-'

/**
 * Runs PostgreSQL inside this process, in `<dataDir>/pglite`: one client and slower, but it works everywhere.
 * It does not lock its folder, so the caller must hold the folder's lock.
 */
export async function openPglite(
  dataDir: string,
  options: { durable: boolean; log: OpenLog },
): Promise<OpenedDatabase> {
  const { PGlite, createPgConfig, extensions } = loadPglite()
  const startParams = PGlite.defaultStartParams.filter((param) => !options.durable || param !== turnFsyncOff)
  const start = async (path: string) => {
    const engine = new PGlite(path, { extensions, startParams })
    await engine.waitReady
    return engine
  }
  const folder = join(dataDir, 'pglite')
  await clearAside(dataDir, aside)
  try {
    if (!(await exists(folder))) {
      const fresh = await mkdtemp(join(dataDir, aside))
      await (await start(fresh)).close()
      await rename(fresh, folder)
      if (options.durable) await syncFolder(dataDir)
    }
    const engine = await start(folder)
    const pool = steadyPool(
      {
        Client: engineClient(engine, createPgConfig),
        max: 1,
        idleTimeoutMillis: 0,
        // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so
        onConnect: beginAfresh,
      },
      options.log,
    )
    let closing: Promise<void> | undefined
    const close = async () => {
      await endPool(pool)
      await engine.close()
    }
    return { pool, kind: 'pglite', pglite: engine, close: () => (closing ??= close()) }
  } catch (cause) {
    throw new StartRefusal(
      `PGlite cannot be started on ${folder}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

const turnFsyncOff = '-F'

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Loaded only if needed (26 MB), and by a path that also resolves from a bundle of this code. */
function loadPglite() {
  const require = createRequire(import.meta.url)
  // Packages loaded by path have no types; these are the types of the same packages.
  const { PGlite } = require(resolvePackage('@electric-sql/pglite')) as typeof import('@electric-sql/pglite')
  const { createPgConfig } = require(
    resolvePackage('@electric-sql/pglite/node-postgres'),
  ) as typeof import('@electric-sql/pglite/node-postgres')
  const { pg_trgm } = require(
    resolvePackage('@electric-sql/pglite/contrib/pg_trgm'),
  ) as typeof import('@electric-sql/pglite/contrib/pg_trgm')
  const { unaccent } = require(
    resolvePackage('@electric-sql/pglite/contrib/unaccent'),
  ) as typeof import('@electric-sql/pglite/contrib/unaccent')
  const { fuzzystrmatch } = require(
    resolvePackage('@electric-sql/pglite/contrib/fuzzystrmatch'),
  ) as typeof import('@electric-sql/pglite/contrib/fuzzystrmatch')
  return { PGlite, createPgConfig, extensions: { pg_trgm, unaccent, fuzzystrmatch } }
}
