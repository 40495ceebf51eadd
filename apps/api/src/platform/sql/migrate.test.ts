import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quietLog } from '#testing/quiet-log.ts'
import { tempFolder } from '#testing/temp-folder.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { StartRefusal } from '../start-refusal.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from '../open-postgres/index.ts'
import { openServer } from '../open-postgres/open-server.ts'

async function writeMigrations(parent: string, statements: Record<string, string>): Promise<string> {
  const folder = join(parent, 'migrations')
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(statements).map((tag, idx) => ({
    idx,
    version: '7',
    when: 1_700_000_000_000 + idx,
    tag,
    breakpoints: true,
  }))
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  for (const [tag, sql] of Object.entries(statements)) await writeFile(join(folder, `${tag}.sql`), sql)
  return folder
}

const first = {
  '0000_goods': 'create table goods (id int); --> statement-breakpoint\ninsert into goods values (1);',
}
const second = { ...first, '0001_more': 'insert into goods select 2 from pg_sleep(0.1);' }

test('three processes that start at once migrate once', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const migrations = await writeMigrations(folder.path, second)
  const database = await createTestDatabase()
  const others = await Promise.all([1, 2].map(() => openServer(database.connectionString, quietLog)))
  await Promise.all([database, ...others].map(({ pool }) => migrate(pool, migrations)))
  expect((await database.pool.query('select id from goods order by id')).rows).toEqual([{ id: 1 }, { id: 2 }])
  await Promise.all(others.map(({ close }) => close()))
  await dropTestDatabase(database)
})

test(
  'a failed migration changes nothing, and the next run continues after the last good one',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder()
    const database = await createTestDatabase()
    await migrate(database.pool, await writeMigrations(folder.path, first))
    const broken = {
      ...first,
      '0001_more': 'insert into goods values (2); --> statement-breakpoint\nselect nonsense;',
    }
    await expect(migrate(database.pool, await writeMigrations(folder.path, broken))).rejects.toThrow()
    expect((await database.pool.query('select id from goods')).rows).toEqual([{ id: 1 }])
    await migrate(database.pool, await writeMigrations(folder.path, second))
    expect((await database.pool.query('select count(*)::int from goods')).rows).toEqual([{ count: 2 }])
    await dropTestDatabase(database)
  },
)

test('a user who may not create tables is told to become their owner', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const database = await createTestDatabase()
  await database.pool.query('create role tenant login')
  const address = new URL(database.connectionString)
  address.username = 'tenant'
  const tenant = await openServer(address.href, quietLog)
  await expect(migrate(tenant.pool, await writeMigrations(folder.path, first))).rejects.toThrow(
    /^The tables of the store cannot be made \(permission denied for .+\): make the user of DATABASE_URL the owner/,
  )
  await tenant.close()
  await database.pool.query('drop role tenant')
  await dropTestDatabase(database)
})

test('whoever runs a server without an extension is told what to install', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const database = await createTestDatabase()
  const unavailable = { '0000_search': 'create extension if not exists felting;' }
  const migrating = migrate(database.pool, await writeMigrations(folder.path, unavailable))
  await expect(migrating).rejects.toThrow(StartRefusal)
  await expect(migrating).rejects.toThrow(
    /\(extension "felting" is not available\): install .*postgresql-contrib/,
  )
  await dropTestDatabase(database)
})

test('migrations run on the single connection of PGlite', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const migrations = await writeMigrations(folder.path, second)
  const { pool, close } = await openDatabase({
    dataDir: join(folder.path, 'data'),
    log: quietLog,
    engine: 'pglite',
    durable: false,
  })
  await migrate(pool, migrations)
  await migrate(pool, migrations)
  expect((await pool.query('select count(*)::int from goods')).rows).toEqual([{ count: 2 }])
  await close()
})
