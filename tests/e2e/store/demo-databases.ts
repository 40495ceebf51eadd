import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

/** The database server of the run, and the database that all others are copied from. */
export interface DemoTemplate {
  connectionString: string
  template: string
}

export interface DemoDatabase {
  url: string
  /** Drops it, even if others are still connected. */
  drop: () => Promise<void>
}

/** Starts the database server of the run. */
export async function openDemoTemplate(): Promise<DemoTemplate & { close: () => Promise<void> }> {
  const program = join(import.meta.dirname, 'database-process.ts')
  const server = spawn(process.execPath, ['--conditions=@shyrdak/source', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const said = createInterface({ input: server.stdout })[Symbol.asyncIterator]()
  const line = await said.next()
  if (line.done) throw new Error('The database server of the run did not start.')
  return {
    ...(JSON.parse(line.value) as DemoTemplate), // written by database-process.ts
    close: async () => {
      server.stdin.end()
      await ended
    },
  }
}

/** A copy of the demo shop's database from the start of the run, made in 0.1 s. */
export async function copyDemoDatabase(): Promise<DemoDatabase> {
  const { DEMO_DATABASE: server = '', DEMO_TEMPLATE: template = '' } = process.env
  const name = `store_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(server, `drop database if exists ${name} with (force)`) }
}

async function asAdmin(connectionString: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
