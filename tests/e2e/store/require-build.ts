import { existsSync } from 'node:fs'
import { serverFile } from './server-file.ts'

/** Ends the run before it starts if the store is not built. */
export function requireBuild(): void {
  if (!existsSync(serverFile()))
    throw new Error(
      `The store is not built: ${serverFile()} is missing. Run "pnpm e2e", or "pnpm build" first.`,
    )
}
