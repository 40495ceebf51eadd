// `npm run dev`: runs the store from its sources with hot reloading, pages and API in one process.
import { join } from 'node:path'
import { install } from './prepare/install.mjs'
import { root, SETTINGS } from './prepare/root.mjs'
import { runServer } from './process/run-server.mjs'

await install()
process.exitCode = await runServer('server/dev.ts', join(root, 'apps', 'reference-site'), {
  mode: 'development',
  settings: SETTINGS,
  nodeOptions: ['--conditions=development', '--conditions=@shyrdak/source'],
})
