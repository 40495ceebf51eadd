import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The file PostgreSQL writes into its folder while running. Source: PostgreSQL manual, `postmaster.pid`. */
interface Postmaster {
  pid: number
  port: string
  sockets: string
}

export async function postmasterOf(dataDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port = '', sockets = ''] = text.split('\n')
  return pid && sockets ? { pid: Number(pid), port, sockets } : undefined
}

/** The connection string with which another process reaches the PostgreSQL of a folder. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const postmaster = await postmasterOf(dataDir)
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}.`)
  const { port, sockets } = postmaster
  return `postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(sockets)}`
}

/** A pool, for the API's own test helpers. */
export const storePool = async (dataDir: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString: await databaseUrlOf(dataDir), max: 4 })
  pool.on('error', () => {})
  return pool
}

/** Connects to the database directly, to inspect what the store has written and to set the stock. */
export async function storeDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await databaseUrlOf(dataDir) })
  // A killed store closes this connection; the next query reports it.
  client.on('error', () => {})
  await client.connect()
  return client
}
