import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'

/** Creates the folder if missing and checks that it is writable. Returns its absolute path. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir)
  const trial = join(folder, `.write-trial-${process.pid}`)
  try {
    await makeFolder(folder)
    await writeFile(trial, '')
    await rm(trial)
  } catch (cause) {
    throw new StartRefusal(
      `The data folder ${folder} cannot be written to (${codeOf(cause)}); give this user the right to write there, or choose another data folder.`,
      { cause },
    )
  }
  return folder
}

/** Not a recursive `mkdir`: it never ends where an existing parent forbids new folders, as `/proc` does. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
