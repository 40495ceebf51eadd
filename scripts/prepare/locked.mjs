import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** What the operating system says of a file that another process has locked. */
const BUSY = 5

/**
 * Does a piece of work by itself, of all processes on this machine that name the same thing. The lock is the operating
 * system's, so that a process which is killed lets go of it; where no file can be locked, the work is done without.
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
