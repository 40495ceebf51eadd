import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** The system's error code for a file locked by another process. */
const BUSY = 5

/**
 * Runs work under a lock shared by all processes on this machine that use the same name. The operating system
 * holds the lock, so a killed process releases it; where files cannot be locked, the work runs without one.
 */
export async function locked(thing, work, onWait = () => {}) {
  const file = join(tmpdir(), `shyrdak-${createHash('sha256').update(thing).digest('hex').slice(0, 16)}.lock`)
  let lock = take(file)
  if (lock === 'taken') onWait()
  for (; lock === 'taken'; lock = take(file)) await pause(200)
  try {
    return await work()
  } finally {
    lock?.close()
  }
}

function take(file) {
  let lock
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    return error.errcode === BUSY ? 'taken' : undefined
  }
}
