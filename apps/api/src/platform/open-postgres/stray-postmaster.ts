import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenLog } from './opened-database.ts'
import { runProgram } from './run-program.ts'
import { privateFolderPrefix } from './temp-folders.ts'

/**
 * Stops a PostgreSQL that outlived its killed parent on this folder, and removes its leftovers. Call it only
 * while holding the lock of the data folder: then no running process of ours can own it.
 */
export async function stopStray(folder: string, log: OpenLog): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (await isPostgresOn(folder, pid)) {
    log.info(`postgres of a killed process (pid ${pid}) still runs on ${folder}; stopping it`)
    await stop(pid, () => isPostgresOn(folder, pid))
  } else if (process.platform === 'linux') {
    // The pid may belong to an unrelated program by now, which PostgreSQL would mistake for itself.
    await rm(pidFile, { force: true })
  }
  const sockets = lines[4]?.trim() ?? ''
  if (basename(sockets).startsWith(privateFolderPrefix)) await rm(sockets, { recursive: true, force: true })
}

async function isPostgresOn(folder: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // A zombie process (in containers) has a pid, but no working directory.
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return cwd !== undefined && cwd === (await realpath(folder))
  }
  if (process.platform === 'win32') {
    const { output } = await runProgram('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])
    return output.toLowerCase().includes('postgres')
  }
  const { output } = await runProgram('ps', ['-p', String(pid), '-o', 'command='])
  return output.includes('postgres')
}

/** Fast shutdown, then immediate, then kill: the write-ahead log makes each of them safe. */
async function stop(pid: number, isRunning: () => Promise<boolean>): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ] as const) {
    const deadline = Date.now() + patience
    send(pid, signal)
    while (Date.now() < deadline) {
      if (!(await isRunning())) return
      await sleep(5)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has exited already.
  }
}
