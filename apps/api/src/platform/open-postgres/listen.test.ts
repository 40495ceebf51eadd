import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { quietLog } from '#testing/quiet-log.ts'
import { tempFolder } from '#testing/temp-folder.ts'
import { listen } from './listen.ts'
import { openDatabase } from './open-database.ts'

test.each(['postgres', 'pglite'] as const)(
  'notifications on a channel are received until stopped (%s)',
  { timeout: 60_000 },
  async (engine) => {
    await using folder = await tempFolder()
    const database = await openDatabase({ dataDir: folder.path, log: quietLog, engine, durable: false })
    const received: string[] = []
    const listening = await listen(database, 'Chat "1"', (payload) => received.push(payload))
    await database.pool.query(`select pg_notify('Chat "1"', 'салам'), pg_notify('other', 'no')`)
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`select pg_notify('Chat "1"', 'taken back')`)
    await client.query('rollback')
    await client.query(`select pg_notify('Chat "1"', '')`)
    client.release()
    await vi.waitFor(() => expect(received).toEqual(['салам', '']))
    await listening.stop()
    await database.pool.query(`select pg_notify('Chat "1"', 'too late')`)
    await sleep(50)
    expect(received).toHaveLength(2)
    await database.close()
  },
)

test('a listener whose connection is cut reconnects and reports the gap', { timeout: 60_000 }, async () => {
  await using folder = await tempFolder()
  const database = await openDatabase({ dataDir: folder.path, log: quietLog, durable: false })
  const received: string[] = []
  const onGap = vi.fn()
  const listening = await listen(database, 'cuts', (payload) => received.push(payload), { onGap })
  for (let cut = 1; cut <= 3; cut++) {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
    )
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(cut), { timeout: 5_000 })
    await database.pool.query(`select pg_notify('cuts', $1)`, [String(cut)])
    await vi.waitFor(() => expect(received).toContain(String(cut)), { timeout: 5_000 })
  }
  await listening.stop()
  await database.close()
})
