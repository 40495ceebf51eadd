import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '../start-refusal.ts'

export interface FolderLock {
  release(): Promise<void>
}

const tries = 6
const pause = 120

/**
 * Locks the data folder for one process. The operating system holds the lock (SQLite requests it on the file
 * `lock`, which stays empty), so a killed process releases it at once, a running one never loses it, and
 * neither a reused pid nor two containers on one volume confuse it. `lock-holder` only stores the pid for
 * messages.
 *
 * Waits under a second for a previous process that is just closing.
 * @throws StartRefusal if another process uses the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const holder = join(folder, 'lock-holder')
  for (let attempt = 1; ; attempt++) {
    const held = takeLock(join(folder, 'lock'))
    if (held !== undefined) {
      await writeFile(holder, `${process.pid}\n`)
      return {
        release: async () => {
          if (!held.isOpen) return
          await rm(holder, { force: true })
          held.close()
        },
      }
    }
    if (attempt === tries) throw await inUse(folder, holder)
    await sleep(pause)
  }
}

function takeLock(path: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('begin exclusive')
    return file
  } catch (cause) {
    file?.close()
    if (isBusy(cause)) return undefined
    throw new StartRefusal(`The file ${path} cannot be locked; choose a data folder on a local disk.`, {
      cause,
    })
  }
}

const sqliteBusy = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

async function inUse(folder: string, holder: string): Promise<StartRefusal> {
  const pid = (await readFile(holder, 'utf8').catch(() => '')).trim()
  const who = pid === '' ? 'another process' : `another process (pid ${pid})`
  return new StartRefusal(
    `The data folder ${folder} is in use by ${who}; stop that one first, or choose another data folder.`,
  )
}
