import { startTestPostgres } from '@shyrdak/api/testing'
import { createDemoDatabase } from '../../store/open-test-store.ts'
import type { DemoTemplate } from './demo-databases.ts'

// A process of its own, since it runs from the sources: the database server of a run, and a database with the demo shop
// that the databases of its stores are copied from. It ends when its standard input does.
const server = await startTestPostgres()
const { name, close } = await createDemoDatabase(server.connectionString)
// A database that somebody is connected to cannot be copied.
await close()
process.stdout.write(
  `${JSON.stringify({ connectionString: server.connectionString, template: name } satisfies DemoTemplate)}\n`,
)
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)))
