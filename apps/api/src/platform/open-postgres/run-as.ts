import { statSync } from 'node:fs'
import { chown, lchown, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root, so root starts it as another user; all others run it as themselves. */
export interface RunAs {
  uid: number
  gid: number
}

const nobody: RunAs = { uid: 65534, gid: 65534 }

export const isRoot = (): boolean => process.getuid?.() === 0

/** The user PostgreSQL runs as for this folder: its owner, so that the folder stays that user's. */
export function runAsFor(folder: string): RunAs | undefined {
  if (!isRoot()) return undefined
  const owner = statSync(folder, { throwIfNoEntry: false })
  return owner === undefined || owner.uid === 0 ? nobody : { uid: owner.uid, gid: owner.gid }
}

/** Whether the user can reach this path. Below root's home the answer is usually no. */
export function isReachable(path: string, runAs: RunAs | undefined): boolean {
  if (runAs === undefined) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (stats === undefined) return false
    const bit = stats.uid === runAs.uid ? 0o100 : stats.gid === runAs.gid ? 0o010 : 0o001
    if (stats.isDirectory() && (stats.mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Changes the owner of a folder and everything in it. */
export async function giveTo(runAs: RunAs | undefined, folder: string): Promise<void> {
  if (runAs === undefined) return
  await chown(folder, runAs.uid, runAs.gid)
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), runAs.uid, runAs.gid)
  }
}
