import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isReachable } from './run-as.ts'
import type { RunAs } from './run-as.ts'

/** The path of a socket may have 103 bytes (macOS), of which the names below take under 40. */
const longestParent = 63

/** A folder for temporary files that this user can reach. */
export function tempParent(runAs: RunAs | undefined): string {
  const parents = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].filter((parent) => existsSync(parent))
  return (
    parents.find((parent) => Buffer.byteLength(parent) <= longestParent && isReachable(parent, runAs)) ??
    tmpdir()
  )
}

export const privateFolderPrefix = 'shyrdak-pg-'

/** Creates a folder that only PostgreSQL's user (and root) can access. */
export async function makePrivateFolder(runAs: RunAs | undefined): Promise<string> {
  const folder = await mkdtemp(join(tempParent(runAs), privateFolderPrefix))
  await chmod(folder, 0o700)
  if (runAs !== undefined) await chown(folder, runAs.uid, runAs.gid)
  return folder
}
