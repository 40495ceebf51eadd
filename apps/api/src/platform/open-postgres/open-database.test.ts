import { spawn } from 'node:child_process'
import { chmod, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { quietLog } from '#testing/quiet-log.ts'
import { tempFolder } from '#testing/temp-folder.ts'
import { openDatabase } from './open-database.ts'
import { openEmbedded } from './open-embedded.ts'
import { isStartRefusal } from '../start-refusal.ts'

const log = quietLog
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'opened',
    (error: unknown) => (isStartRefusal(error) ? error.message : `not a refusal: ${String(error)}`),
  )

describe.each(['postgres', 'pglite'] as const)('a store that runs its own database (%s)', (engine) => {
  // One folder for all tests: creating a database takes longer than the tests themselves.
  let folder: Awaited<ReturnType<typeof tempFolder>>
  beforeAll(async () => {
    folder = await tempFolder()
  })
  afterAll(() => folder[Symbol.asyncDispose]())
  const open = () =>
    openDatabase({ dataDir: join(folder.path, 'made', 'when', 'missing'), log, engine, durable: false })

  test('keeps its data across a restart', { timeout: 60_000 }, async () => {
    const first = await open()
    await first.pool.query(`create table note as select 'кийиз' as text`)
    await first.close()
    const second = await open()
    expect((await second.pool.query('select text from note')).rows).toEqual([{ text: 'кийиз' }])
    await second.close()
    await second.close()
  })

  test('searches Cyrillic and Kyrgyz text by parts of words', { timeout: 60_000 }, async () => {
    const { pool, close } = await open()
    await pool.query('create extension pg_trgm; create extension unaccent; create extension fuzzystrmatch')
    const { rows } = await pool.query(
      `select word_similarity('өнүм', 'Кийиз өнүмдөр') > 0.5 as found, lower('ӨҮҢ') as small`,
    )
    expect(rows).toEqual([{ found: true, small: 'өүң' }])
    await close()
  })

  test(
    'answers the next query after a failed one, outside the failed transaction',
    { timeout: 60_000 },
    async () => {
      const { pool, close } = await open()
      await expect(pool.query('select nonsense')).rejects.toThrow('nonsense')
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      const client = await pool.connect()
      await client.query('begin; create table half (id int)')
      client.release(true)
      expect((await pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
      await close()
    },
  )

  test(
    'refuses a second process on its folder within a second, naming the first',
    { timeout: 60_000 },
    async () => {
      const { close } = await open()
      const began = performance.now()
      expect(await refusal(open())).toContain(`is in use by another process (pid ${process.pid})`)
      expect(performance.now() - began).toBeLessThan(1_000)
      await close()
      const next = await open()
      await next.close()
    },
  )
})

test('a data folder that is a file is refused in one sentence', async () => {
  await using folder = await tempFolder()
  await writeFile(join(folder.path, 'file'), '')
  expect(await refusal(openDatabase({ dataDir: join(folder.path, 'file'), log }))).toMatch(
    /cannot be written to/,
  )
})

test('an unreachable database server is refused without showing its password', async () => {
  const message = await refusal(
    openDatabase({ databaseUrl: 'postgresql://shop:secret@127.0.0.1:1/store', dataDir: '/nowhere', log }),
  )
  expect(message).toMatch(
    /^The database at 127\.0\.0\.1:1\/store cannot be reached \(.*ECONNREFUSED.*\); check DATABASE_URL\.$/,
  )
  expect(message).not.toContain('secret')
  expect(await refusal(openDatabase({ databaseUrl: 'mysql://x', dataDir: '/nowhere', log }))).toMatch(
    /DATABASE_URL is not/,
  )
})

test('a given database server is used as it is', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const own = await openDatabase({ dataDir: folder.path, log, durable: false })
  const given = await openDatabase({ databaseUrl: own.connectionString ?? '', dataDir: '/nowhere', log })
  expect(given.kind).toBe('server')
  expect((await given.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await given.close()
  await own.close()
})

test('a data folder below a private one works, also for root', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const dataDir = join(folder.path, 'private', 'data')
  await mkdir(dataDir, { recursive: true })
  await chmod(join(folder.path, 'private'), 0o700)
  const { pool, close, kind } = await openDatabase({ dataDir, log, durable: false })
  expect(kind).toBe('embedded')
  await pool.query('select 1')
  await close()
})

test(
  'without sockets the database is reached over loopback with a password',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    const first = await openEmbedded(folder.path, { durable: false, log, overTcp: true })
    expect(first.connectionString).toMatch(/^postgresql:\/\/postgres:.{32}@127\.0\.0\.1:\d+\/postgres$/)
    await first.close()
    const again = await openEmbedded(folder.path, { durable: false, log, overTcp: true })
    const open = {
      databaseUrl: (again.connectionString ?? '').replace(/:[^:@]+@/, ':wrong@'),
      dataDir: '/nowhere',
      log,
    }
    expect(await refusal(openDatabase(open))).toMatch(/password authentication failed/)
    await again.close()
  },
)

test(
  'a PGlite folder is opened with PGlite, and one of another PostgreSQL version is refused',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    const lite = join(folder.path, 'lite')
    await (await openDatabase({ dataDir: lite, log, engine: 'pglite', durable: false })).close()
    const again = await openDatabase({ dataDir: lite, log, durable: false })
    expect(again.kind).toBe('pglite')
    await again.close()
    const old = join(folder.path, 'old')
    await mkdir(join(old, 'postgres'), { recursive: true })
    await writeFile(join(old, 'postgres', 'PG_VERSION'), '14\n')
    expect(await refusal(openDatabase({ dataDir: old, log }))).toMatch(/made by PostgreSQL 14/)
  },
)

/** Kills the PostgreSQL of a data folder. */
async function killPostgres(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const hasRestarted = { timeout: 25_000, interval: 50 }

test('a killed PostgreSQL is restarted, and its pool keeps working', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const { pool, close } = await openDatabase({ dataDir: folder.path, log })
  await pool.query('create table note as select 1 as id')
  await killPostgres(folder.path)
  await vi.waitFor(
    async () => expect((await pool.query('select id from note')).rows).toEqual([{ id: 1 }]),
    hasRestarted,
  )
  await close()
})

test('a PostgreSQL that cannot restart at once is restarted later', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const errors: string[] = []
  const noting = { ...log, error: (_fields: unknown, text: string) => void errors.push(text) }
  const { pool, close } = await openDatabase({ dataDir: folder.path, log: noting, durable: false })
  const settings = join(folder.path, 'postgres', 'postgresql.conf')
  await rename(settings, `${settings}.away`)
  await killPostgres(folder.path)
  await vi.waitFor(() => expect(errors.join('\n')).toContain('postgres restart failed'), hasRestarted)
  await rename(`${settings}.away`, settings)
  await vi.waitFor(() => pool.query('select 1'), hasRestarted)
  await close()
})

test('a process that reuses the pid of the database is not killed', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  await (await openDatabase({ dataDir: folder.path, log, durable: false })).close()
  const stranger = spawn('sleep', ['60'])
  const pidFile = join(folder.path, 'postgres', 'postmaster.pid')
  await writeFile(pidFile, `${stranger.pid}\n${folder.path}/postgres\n1\n5432\n\n`)
  const { close } = await openDatabase({ dataDir: folder.path, log, durable: false })
  expect(stranger.exitCode).toBeNull()
  await close()
  stranger.kill()
})

test('the folder for sockets is removed after closing', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const { close, connectionString } = await openDatabase({ dataDir: folder.path, log, durable: false })
  const sockets = new URL(connectionString ?? '').searchParams.get('host') ?? ''
  expect(await readdir(sockets)).not.toEqual([])
  await close()
  await expect(readdir(sockets)).rejects.toThrow('ENOENT')
})
