import { startTestPostgres } from '@shyrdak/api/testing'
import { createDemoDatabase } from '../../store/open-test-store.ts'
import type { DemoTemplate } from './demo-databases.ts'

// A separate process, since it runs from the sources: starts the database server of a run, with a demo shop
// database that the stores' databases are copied from. It exits when its standard input closes.
const server = await startTestPostgres()
const { name, close } = await createDemoDatabase(server.connectionString)
// A database with open connections cannot be copied.
await close()
process.stdout.write(
  `${JSON.stringify({ connectionString: server.connectionString, template: name } satisfies DemoTemplate)}\n`,
)
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)))
