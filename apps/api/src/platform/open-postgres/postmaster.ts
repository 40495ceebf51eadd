import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { causeOf } from '../error-cause.ts'
import { dataArgument } from './data-argument.ts'
import type { OpenLog } from './opened-database.ts'
import type { RunAs } from './run-as.ts'
import { plainEnvironment } from './run-program.ts'

export interface PostmasterPlan {
  postgres: string
  folder: string
  runAs: RunAs | undefined
  settings: Record<string, string>
}

export interface Postmaster {
  pid: number
  /** Rolls back open transactions and shuts down; usually takes 20 ms. */
  stop(): Promise<void>
}

const firstPatience = 30_000
const retryFor = 10_000
const restartPause = 1_000

/** Starts PostgreSQL, resolves once it accepts connections, and restarts it if it dies. */
export async function startPostmaster(plan: PostmasterPlan, log: OpenLog): Promise<Postmaster> {
  let isStopping = false
  let child = await startPatiently(plan)
  const stopWithProcess = () => child.kill('SIGINT')
  process.once('exit', stopWithProcess)
  const watch = (watched: ChildProcess) => {
    watched.once('exit', (code, signal) => {
      if (isStopping) return
      log.error(
        { err: new Error(`postgres ended with ${signal ?? code}`) },
        `postgres exited with ${signal ?? code}; restarting it`,
      )
      void restart()
    })
  }
  /** Tries until it succeeds: what prevents it, such as a full disk, may be over a minute later. */
  const restart = async () => {
    while (!isStopping)
      try {
        child = await startPatiently(plan)
        if (isStopping) child.kill('SIGINT')
        else watch(child)
        return
      } catch (err) {
        log.error({ err }, `postgres restart failed: ${causeOf(err)}; trying again`)
        await sleep(restartPause, undefined, { ref: false })
      }
  }
  watch(child)
  return {
    get pid() {
      return child.pid ?? 0
    },
    stop: async () => {
      isStopping = true
      process.removeListener('exit', stopWithProcess)
      await endChild(child)
    },
  }
}

/** A killed predecessor holds its files for up to a second. */
async function startPatiently(plan: PostmasterPlan): Promise<ChildProcess> {
  const deadline = Date.now() + retryFor
  for (;;) {
    try {
      return await startOnce(plan)
    } catch (error) {
      const isHeld = error instanceof Error && /lock file|shared memory|still in use/.test(error.message)
      if (!isHeld || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

function startOnce({ postgres, folder, runAs, settings }: PostmasterPlan): Promise<ChildProcess> {
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // In its own process group: Ctrl-C in the terminal must not stop it before this process has finished.
  const child = spawn(postgres, ['-D', dataArgument(folder), ...args], {
    ...runAs,
    cwd: folder,
    env: plainEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGQUIT')
      fail(new Error(`PostgreSQL did not get ready in ${firstPatience / 1000} s: ${lastLines(output)}`))
    }, firstPatience)
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
      if (!output.includes('ready to accept connections')) return
      clearTimeout(timer)
      child.stderr.removeAllListeners('data').resume()
      child.removeListener('exit', ended)
      resolve(child)
    })
    const ended = () => fail(new Error(lastLines(output)))
    child.once('error', fail)
    child.once('exit', ended)
  })
}

const lastLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|HINT|DETAIL/.test(line))
    .slice(-3)
    .join(' ') || text.trim().slice(-300)

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(impatience)
}
