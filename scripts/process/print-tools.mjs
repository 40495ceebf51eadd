// Runs inside npx: prints which Node and pnpm it provides.
import { pnpmOnPath } from './tools.mjs'

console.log(
  `tools: ${JSON.stringify({ version: process.version, node: process.execPath, pnpm: pnpmOnPath() })}`,
)
