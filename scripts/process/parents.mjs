import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @returns {{ parent: number, name: string } | undefined} */
function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat) ?? []
      return { parent: Number(parent), name }
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const [, parent, name] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    return { parent: Number(parent), name }
  } catch {
    return undefined
  }
}

/**
 * The npm that runs this process. Between them is a shell, which outlives a killed npm, so watching our own
 * parent is not enough.
 *
 * @returns {number[]} its process id; empty if npm did not start this process through a shell
 */
export function npmAbove() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return []
  const shell = describe(process.ppid)
  if (shell === undefined || !/(^|\/|-)(sh|dash|bash|ash|zsh|busybox)$/.test(shell.name)) return []
  return shell.parent > 1 ? [shell.parent] : []
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Calls back once when our parent, or one of the given processes, has ended. Does not keep this process
 * alive.
 *
 * @param {() => void} callback
 * @param {number[]} [others]
 * @returns {() => void} stops watching
 */
export function whenParentEnds(callback, others = []) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && others.every(isAlive)) return
    clearInterval(timer)
    callback()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}
