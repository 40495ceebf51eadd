// Run inside npx: says which Node and pnpm it was given.
import { pnpmOnPath } from './tools.mjs'

console.log(
  `tools: ${JSON.stringify({ version: process.version, node: process.execPath, pnpm: pnpmOnPath() })}`,
)
