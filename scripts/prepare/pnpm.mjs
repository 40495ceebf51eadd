import { pnpmOnPath } from '../process/tools.mjs'

/** pnpm as a command and its first arguments, to be started without a shell. */
export const pnpm = (...args) => [pnpmOnPath() ?? 'pnpm', ...args]
