import pg from 'pg'
import { causeOf } from '../error-cause.ts'
import type { OpenedDatabase, OpenLog } from './opened-database.ts'

export interface ListenOptions {
  log?: OpenLog
  /** Called when a lost connection is restored: notifications were lost, so reread cached state. */
  onGap?: () => void
}

export interface Listening {
  stop(): Promise<void>
}

/**
 * Listens for NOTIFY on a channel (payload up to 8000 bytes, "" if none) until stopped; resolves once it
 * listens. Uses a connection of its own and reconnects if it is lost. On PGlite it uses the engine's own
 * listener, so the pool's only client stays free.
 */
export function listen(
  database: Pick<OpenedDatabase, 'pool' | 'connectionString' | 'pglite'>,
  channel: string,
  onPayload: (payload: string) => void,
  options: ListenOptions = {},
): Promise<Listening> {
  return database.pglite === undefined
    ? listenOnServer(database.connectionString, channel, onPayload, options)
    : listenOnPglite(database.pool, database.pglite, channel, onPayload)
}

async function listenOnPglite(
  pool: pg.Pool,
  engine: NonNullable<OpenedDatabase['pglite']>,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<Listening> {
  const forget = engine.onNotification((name, payload) => {
    if (name === channel) onPayload(payload)
  })
  // Through the pool, so that it does not end up in a transaction that is rolled back.
  await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
  return { stop: async () => forget() }
}

const firstPause = 50
const longestPause = 5_000

async function listenOnServer(
  connectionString: string | undefined,
  channel: string,
  onPayload: (payload: string) => void,
  { log, onGap }: ListenOptions,
): Promise<Listening> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let current: pg.Client | undefined

  const connect = async (onLost: () => void) => {
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      client.end().catch(() => undefined)
      if (!isStopped) onLost()
    }
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', lost)
    client.on('end', lost)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      isLost = true
      await client.end().catch(() => undefined)
      throw error
    }
    current = client
    if (isStopped) await client.end()
  }

  const reconnect = (pause: number) => {
    timer = setTimeout(
      () => {
        connect(() => reconnect(firstPause)).then(
          () => onGap?.(),
          (err: unknown) => {
            if (isStopped) return
            log?.error({ err }, `listen ${channel} failed: ${causeOf(err)}; trying again`)
            reconnect(Math.min(pause * 2, longestPause))
          },
        )
      },
      pause * (0.5 + Math.random()),
    )
    timer.unref()
  }

  await connect(() => reconnect(firstPause))
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await current?.end().catch(() => undefined)
    },
  }
}
