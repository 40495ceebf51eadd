// `npm start`: install and build what has changed, then the store itself, in production.
import { buildSite, SERVER } from './prepare/build-site.mjs'
import { install } from './prepare/install.mjs'
import { root, SETTINGS } from './prepare/root.mjs'
import { runServer } from './process/run-server.mjs'

await install()
await buildSite()
process.exitCode = await runServer(SERVER, root, { settings: SETTINGS })
