// `npm start`: installs and builds what has changed, then runs the store in production mode.
import { buildSite, SERVER } from './prepare/build-site.mjs'
import { install } from './prepare/install.mjs'
import { root, SETTINGS } from './prepare/root.mjs'
import { runServer } from './process/run-server.mjs'

await install()
await buildSite()
process.exitCode = await runServer(SERVER, root, { settings: SETTINGS })
