// Runs `npm start`, `npm test` and similar on a machine with only Node >= 20, npm and git: finds (or fetches
// through npx) the pinned versions of Node and pnpm, then runs the named script. It runs on the old Node, so
// nothing it imports may need a newer one.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectEnvironment } from './process/environment.mjs'
import { npmAbove } from './process/parents.mjs'
import { supervise } from './process/supervise.mjs'
import { fetchTools, findTools, rememberTools } from './process/tools.mjs'

const SCRIPTS = { start: 'start.mjs', test: 'test.mjs', dev: 'dev.mjs', pnpm: 'run-pnpm.mjs' }
const [name = '', ...rest] = process.argv.slice(2)
const script = SCRIPTS[name]

if (script === undefined) {
  console.error(`Say one of: ${Object.keys(SCRIPTS).join(', ')}.`)
  process.exit(2)
}

try {
  const tools = findTools() ?? (await fetchTools())
  rememberTools(tools)
  const here = dirname(fileURLToPath(import.meta.url))
  const { code } = await supervise(tools.node, [join(here, script), ...rest], {
    env: projectEnvironment(tools.path),
    // Longer than the grace period the script below gives its own child.
    grace: 15_000,
    alsoWatch: npmAbove(),
  })
  // Again: on the first run there was no node_modules to save them in.
  rememberTools(tools)
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
