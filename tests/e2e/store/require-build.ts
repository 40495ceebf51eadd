import { existsSync } from 'node:fs'
import { serverFile } from './server-file.ts'

/** Ends the run before it starts when there is no store to go through. */
export function requireBuild(): void {
  if (!existsSync(serverFile()))
    throw new Error(
      `The store is not built: ${serverFile()} is missing. Run "pnpm e2e", or "pnpm build" first.`,
    )
}
