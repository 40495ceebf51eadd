import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const outer = join(import.meta.dirname, 'fixtures', 'outer.mjs')

let folder: string
let npm: ChildProcess
let said: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shyrdak-start-'))
  said = ''
  const start = `node ${JSON.stringify(outer)}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', scripts: { start } }))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

function start(port?: number) {
  const { PORT: _, ...env } = process.env
  // A process group of its own simulates the terminal: Ctrl-C reaches all of it.
  npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, ...(port !== undefined && { PORT: String(port) }) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()))
}

async function until(condition: () => boolean, seconds = 30) {
  const end = Date.now() + seconds * 1000
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain; it said:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The pids of the server, its runner, and its database. */
async function open() {
  const port = await freePort()
  start(port)
  await until(() => said.includes('pids '))
  const [server, runner, database] = JSON.parse(/pids (\[.*\])/.exec(said)?.[1] ?? '[]') as number[] // printed by the script above
  if (server === undefined || runner === undefined || database === undefined) throw new Error(said)
  return { port, server, runner, database, all: [server, runner, database] }
}

function isAlive(id: number) {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

const npmId = () => npm.pid ?? 0

describe('a store started with npm', () => {
  test('closes in order on Ctrl-C and leaves no processes behind', async () => {
    const { all } = await open()
    process.kill(-npmId(), 'SIGINT')
    await until(() => !all.some(isAlive))
    expect(said).toContain('closing')
  })

  test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('closes when npm alone gets %s', async (signal) => {
    const { all } = await open()
    process.kill(npmId(), signal)
    await until(() => !all.some(isAlive))
    expect(said).toContain('closing')
  })

  test('closes when its runner is killed with SIGKILL', async () => {
    const { all, runner } = await open()
    process.kill(runner, 'SIGKILL')
    await until(() => !all.some(isAlive))
    expect(said).toContain('closing')
  })

  test('leaves no database process behind when the server is killed with SIGKILL', async () => {
    const { all, server } = await open()
    process.kill(server, 'SIGKILL')
    await until(() => !all.some(isAlive))
    await until(() => npm.exitCode !== null)
    expect(npm.exitCode).toBe(137)
  })

  test('reads its settings from .env, and the environment overrides them', async () => {
    const [ofFile, ofEnvironment] = [await freePort(), await freePort()]
    writeFileSync(join(folder, '.env'), `# where it listens\nPORT=${ofFile}\n`)
    for (const port of [undefined, ofEnvironment]) {
      said = ''
      start(port)
      await until(() => said.includes('pids '))
      expect(said).toContain(`open at http://localhost:${port ?? ofFile}\n`)
      process.kill(-npmId(), 'SIGINT')
      await until(() => npm.exitCode !== null || npm.signalCode !== null)
    }
  })

  test('fails with one sentence when the port is taken', async () => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const address = taken.address()
    if (address === null || typeof address === 'string') throw new Error('no port was given')
    start(address.port)
    await until(() => npm.exitCode !== null)
    taken.close()
    expect(npm.exitCode).toBe(1)
    expect(said).toContain(`Port ${address.port} is taken.`)
  })
})
