// `npm run pnpm -- …`: the pnpm the project is pinned to, on its Node, where a machine has neither.
import { install } from './prepare/install.mjs'
import { pnpm } from './prepare/pnpm.mjs'
import { supervise } from './process/supervise.mjs'

await install()
const [command, ...args] = pnpm(...process.argv.slice(2))
process.exitCode = (await supervise(command, args)).code
