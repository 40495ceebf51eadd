import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenParentEnds } from './parents.mjs'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const isWindows = process.platform === 'win32'

function send(pid, signal, toGroup) {
  try {
    process.kill(toGroup ? -pid : pid, signal)
    return true
  } catch {
    return false
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Ends what is left of a group after its leader: SIGINT (PostgreSQL's fast shutdown), then SIGKILL. */
async function sweep(group) {
  if (!send(group, 'SIGINT', true)) return
  for (let waited = 0; waited < 3000; waited += 50) {
    await pause(50)
    if (!send(group, 0, true)) return
  }
  send(group, 'SIGKILL', true)
}

/**
 * Runs a command to its end and leaves no process behind: signals to us, and the end of our parent, are
 * passed to the command as SIGTERM, followed by SIGKILL after the grace period.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.cwd]
 * @param {import('node:child_process').StdioOptions} [options.stdio]
 * @param {boolean} [options.ownGroup] start it in its own process group, and end the whole group with it
 * @param {number} [options.grace] milliseconds between SIGTERM and SIGKILL
 * @param {number[]} [options.alsoWatch] processes besides our parent whose end stops the command
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.onStart]
 * @returns {Promise<{ code: number, stopped: boolean }>} its exit code (128 + n after signal n), and whether
 * we were told to stop
 */
export function supervise(command, args, options = {}) {
  const { env = process.env, cwd, stdio = 'inherit', grace = 8000, alsoWatch = [], onStart } = options
  const ownGroup = options.ownGroup === true && !isWindows
  return new Promise((resolve, reject) => {
    let stopped = false
    let killer

    const stop = () => {
      if (stopped) return
      stopped = true
      send(child.pid, 'SIGTERM', ownGroup)
      killer = setTimeout(() => send(child.pid, 'SIGKILL', ownGroup), grace)
    }
    // Registered before the spawn: a signal in between would leave the child running.
    for (const signal of STOP_SIGNALS) process.on(signal, stop)
    const child = spawn(command, args, { env, cwd, stdio, detached: ownGroup, windowsHide: true })
    const stopWatching = whenParentEnds(stop, alsoWatch)

    const settle = async () => {
      if (ownGroup && child.pid !== undefined) await sweep(child.pid)
      clearTimeout(killer)
      stopWatching()
      for (const signal of STOP_SIGNALS) process.off(signal, stop)
    }
    const closed = new Promise((done) => child.once('close', done))
    child.once('error', (error) => {
      settle().then(() => reject(error), reject)
    })
    child.once('exit', (code, signal) => {
      const ended = { code: code ?? 128 + (constants.signals[signal] ?? 0), stopped }
      // The group ends first: a leftover process could hold our pipes open forever.
      settle()
        .then(() => closed)
        .then(() => resolve(ended), reject)
    })
    onStart?.(child)
  })
}
