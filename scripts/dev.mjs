// `pnpm dev`: the store from its sources, with hot reloading, pages and API in one process.
import { join } from 'node:path'
import { root } from './prepare/root.mjs'
import { runServer } from './process/run-server.mjs'

process.exitCode = await runServer('server/dev.ts', join(root, 'apps', 'reference-site'), {
  mode: 'development',
  nodeOptions: ['--conditions=development', '--conditions=@shyrdak/source'],
})
