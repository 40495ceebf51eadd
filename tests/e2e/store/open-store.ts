import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { copyDemoDatabase } from './demo-databases.ts'
import { serverFile } from './server-file.ts'

/** A built store with its own demo goods and data, which can be stopped and reopened at the same origin. */
export interface OpenStore {
  origin: string
  /** Its data folder. */
  folder: string
  /** Its database on the server of the run; undefined for a store with its own server, or none. */
  databaseUrl: string | undefined
  open: () => Promise<void>
  /** Sends SIGTERM and resolves with the exit code, null after a signal. */
  close: () => Promise<number | null>
  /** Everything that its processes have written so far, to either stream. */
  log: () => string
  /** Closes it for good and removes its data. */
  leave: () => Promise<void>
}

interface Opening {
  /** A free port by default. */
  port?: number
  /** Additional environment variables. */
  settings?: Record<string, string>
  /** Another built server than the one of the run. */
  server?: string
  /** `own`: it starts a database server, as a store without settings does. `none`: its API is elsewhere. */
  database?: 'of the run' | 'own' | 'none'
}

const READY = 60_000

export async function openStore({
  port: given,
  settings = {},
  server: file = serverFile(),
  database: kind = 'of the run',
}: Opening = {}): Promise<OpenStore> {
  const folder = await mkdtemp(join(tmpdir(), 'shyrdak-e2e-'))
  const database = kind === 'of the run' ? await copyDemoDatabase() : undefined
  const images = process.env['DEMO_IMAGES']
  // Images are the same in every store, so each is rendered once per run.
  if (kind !== 'none' && images) await symlink(images, join(folder, 'pictures'))
  const port = given ?? (await freePort())
  const origin = `http://localhost:${port}`
  let server: ChildProcess | undefined
  let said = ''

  async function open() {
    const { PATH, HOME } = process.env
    const own = {
      PORT: String(port),
      // Relative, like the default.
      DATA_DIR: '.',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      WARM_IMAGES: 'false',
      DRAIN_SECONDS: '0',
      ...(database && { DATABASE_URL: database.url, DEMO_DATA: 'true' }),
      NODE_ENV: 'production',
      ...settings,
    }
    const started = spawn(process.execPath, [file], {
      cwd: folder,
      env: { PATH, HOME, ...own },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()))
    const deadline = Date.now() + READY
    while (!(await answers(origin))) {
      if (started.exitCode !== null || Date.now() > deadline)
        throw new Error(`The store did not open.\n${said}`)
      await pause(100)
    }
  }

  async function close() {
    if (!server) return null
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    return server.exitCode
  }

  async function leave() {
    await close()
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }

  await open()
  return { origin, folder, databaseUrl: database?.url, open, close, log: () => said, leave }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // a TCP server has one
  probe.close()
  await once(probe, 'close')
  return port
}
