// `npm run pnpm -- …`: runs the pinned pnpm on the pinned Node, even if neither is installed.
import { install } from './prepare/install.mjs'
import { pnpm } from './prepare/pnpm.mjs'
import { supervise } from './process/supervise.mjs'

await install()
const [command, ...args] = pnpm(...process.argv.slice(2))
process.exitCode = (await supervise(command, args)).code
