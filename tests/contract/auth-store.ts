import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { dropTestDatabase, mintSession } from '@shyrdak/api/testing'
import type { Email } from '@shyrdak/api/testing'
import { createDemoDatabase, openTestStore, type TestStore } from '../store/open-test-store.ts'

export interface ApiResponse {
  status: number
  headers: Headers
  body: unknown
  text: string
}

export interface Asked {
  token?: string | undefined
  body?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
}

type Minting = Parameters<typeof mintSession>[1]

export interface PeopledStore {
  store: TestStore
  /** Opens a second process of the store on the same database. */
  openSecond: (changes?: Record<string, string>) => Promise<TestStore>
  mint: (minting: Minting) => ReturnType<typeof mintSession>
  /** One raw call over HTTP. */
  ask: (method: string, path: string, asked?: Asked) => Promise<ApiResponse>
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Waits for the newest matching email to an address. */
  emailTo: (address: string, isIt?: (message: Email) => boolean) => Promise<Email>
  emailsTo: (address: string) => Promise<Email[]>
  close: () => Promise<void>
}

const PATIENCE = 45_000

/** The demo store on a database the test can access, to create sessions without a password. */
export async function openPeopledStore(environment: Record<string, string> = {}): Promise<PeopledStore> {
  const database = await createDemoDatabase()
  const open = (changes: Record<string, string> = {}) =>
    openTestStore({
      engine: 'postgres',
      environment: { DATABASE_URL: database.connectionString, ...environment, ...changes },
    })
  const store = await open()
  const emailsTo = async (address: string) => {
    const folder = join(store.dataDir, 'mailbox')
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
    // The store wrote these files itself.
    const emails = await Promise.all(
      files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Email),
    )
    return emails.filter(({ to }) => to === address)
  }
  return {
    store,
    openSecond: open,
    mint: (minting) => mintSession(database.pool, minting),
    ask: async (method, path, { token, body, query, headers } = {}) => {
      const address = `${store.origin}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`
      const response = await fetch(address, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
      const answer: unknown = isJson ? JSON.parse(text) : null
      return { status: response.status, headers: response.headers, text, body: answer }
    },
    sql: async (text, values) => (await database.pool.query<Record<string, unknown>>(text, values)).rows,
    emailsTo,
    emailTo: async (address, isIt = () => true) => {
      const until = Date.now() + PATIENCE
      for (;;) {
        const found = (await emailsTo(address)).findLast(isIt)
        if (found) return found
        if (Date.now() > until) throw new Error(`No email has come to ${address}.`)
        await pause(100)
      }
    },
    close: async () => {
      await store.close()
      await dropTestDatabase(database)
    },
  }
}
