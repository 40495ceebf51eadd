import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** What PostgreSQL writes into its folder when it runs. Source: PostgreSQL manual, `postmaster.pid`. */
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

/** How another process reaches the PostgreSQL of a folder. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const postmaster = await postmasterOf(dataDir)
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}.`)
  const { port, sockets } = postmaster
  return `postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(sockets)}`
}

/** Several connections, for what the API itself offers to tests. */
export const storePool = async (dataDir: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString: await databaseUrlOf(dataDir), max: 4 })
  pool.on('error', () => {})
  return pool
}

/** Connects behind the store's back, to see what it has written and to set the stock. */
export async function storeDatabase(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await databaseUrlOf(dataDir) })
  // A store that is killed takes this connection along; the next query says so.
  client.on('error', () => {})
  await client.connect()
  return client
}
