import { chmod, mkdtemp, readFile, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataArgument } from './data-argument.ts'
import { CannotRunPostgres } from './postgres-binaries.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { giveTo } from './run-as.ts'
import type { RunAs } from './run-as.ts'
import { runProgram } from './run-program.ts'
import { StartRefusal } from '../start-refusal.ts'
import { syncFolder } from './sync-folder.ts'
import { makePrivateFolder } from './temp-folders.ts'

export interface NewCluster {
  binaries: PostgresBinaries
  runAs: RunAs | undefined
  durable: boolean
  /** Password for connections; without one, the private socket folder protects the database. */
  password?: string
}

const aside = 'postgres.new-'

/**
 * Returns the folder of a complete database below `dataDir`, creating it if missing. It gets its final name
 * only once complete: a killed process never leaves a half-made folder that cannot start.
 */
export async function ensureCluster(dataDir: string, cluster: NewCluster): Promise<string> {
  const folder = join(dataDir, 'postgres')
  await clearAside(dataDir, aside)
  const major = await majorOf(folder)
  if (major === undefined) await createCluster(dataDir, folder, cluster)
  else if (major !== cluster.binaries.major) {
    throw new StartRefusal(
      `The database in ${folder} was made by PostgreSQL ${major} and this install brings PostgreSQL ${cluster.binaries.major}; start it with the version that made it and copy the data over.`,
    )
  }
  return folder
}

/** Removes folders left by killed first starts. */
export async function clearAside(dataDir: string, prefix: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix)) continue
    // An orphan of the killed process may still be writing there; the next start tries again.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}

const majorOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw new StartRefusal(
        `The database in ${folder} belongs to another user (${error.code}); start as that user, or make this user its owner.`,
        { cause: error },
      )
    },
  )

async function createCluster(dataDir: string, folder: string, cluster: NewCluster): Promise<void> {
  const fresh = await mkdtemp(join(dataDir, aside))
  await chmod(fresh, 0o700)
  await giveTo(cluster.runAs, fresh)
  const secrets = await makePrivateFolder(cluster.runAs)
  const passwordFile = join(secrets, 'password')
  try {
    if (cluster.password !== undefined) await writeFile(passwordFile, cluster.password, { mode: 0o600 })
    await giveTo(cluster.runAs, secrets)
    await initialize(fresh, cluster, passwordFile)
    // An empty folder may exist already, such as a mount point created by hand.
    await rmdir(folder).catch(() => undefined)
    await rename(fresh, folder)
    if (cluster.durable) await syncFolder(dataDir)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw error
  } finally {
    await rm(secrets, { recursive: true, force: true })
  }
}

/** A UTF-8 character type, so that all languages have letters: under plain C, Cyrillic has no trigrams. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']

async function initialize(folder: string, cluster: NewCluster, passwordFile: string): Promise<void> {
  const types = process.platform === 'win32' ? ['en-US'] : characterTypes
  let lastOutput = ''
  for (const type of types) {
    const { code, output } = await runProgram(
      cluster.binaries.initdb,
      [
        '-D',
        dataArgument(folder),
        '--username=postgres',
        '--encoding=UTF8',
        '--no-instructions',
        '--no-locale',
        `--lc-ctype=${type}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(cluster.password === undefined
          ? ['--auth=trust']
          : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
        ...(cluster.durable ? [] : ['--no-sync']),
      ],
      { cwd: folder, runAs: cluster.runAs },
    )
    if (code === 0) return
    lastOutput = output
    if (!output.includes('locale')) break
  }
  throw new CannotRunPostgres(`a database could not be made: ${lastOutput.split('\n').slice(-3).join(' ')}`)
}
