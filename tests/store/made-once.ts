import { mkdir, mkdtemp, rename, stat } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of the run, for files that its workers create once. */
    runFolder: string
  }
}

/** Inside it, external packages of a bundle can be resolved. */
export const BESIDE_PACKAGES = join(import.meta.dirname, '..', 'node_modules', '.shyrdak-run-')

const PATIENCE = 240_000

/**
 * Creates something needed by several processes of a run: the first caller makes it, the others wait.
 *
 * @param make fills an empty folder
 * @returns the filled folder; it must not be changed
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const ready = join(await runFolder(), name)
  // The marker stays; of two simultaneous callers only one can create it.
  const isFirst = await mkdir(`${ready}.begun`).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const draft = `${ready}.draft`
    await mkdir(draft)
    await make(draft)
    await rename(draft, ready)
  }
  for (const until = Date.now() + PATIENCE; !(await exists(ready)); await pause(100))
    if (Date.now() > until) throw new Error(`Nobody has made ${name} for this run.`)
  return ready
}

let own: Promise<string> | undefined

const runFolder = async (): Promise<string> => (await provided()) ?? (own ??= ownFolder())

/** Programs outside vitest have no run, and not every run provides a folder. */
async function provided(): Promise<string | undefined> {
  if (process.env['VITEST'] === undefined) return undefined
  const { inject } = await import('vitest')
  return inject('runFolder') as string | undefined // declared for every run
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(BESIDE_PACKAGES)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
