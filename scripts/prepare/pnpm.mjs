import { pnpmOnPath } from '../process/tools.mjs'

/** pnpm as a command and its first arguments, started without a shell. */
export const pnpm = (...args) => [pnpmOnPath() ?? 'pnpm', ...args]
