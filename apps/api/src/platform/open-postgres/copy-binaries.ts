import { lstatSync } from 'node:fs'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { RunAs } from './run-as.ts'
import { tempParent } from './temp-folders.ts'

/**
 * Copies the programs (60 MB, about 0.2 s) to a place the user can reach, once per version. An existing copy
 * is used only if it is ours and nobody else could have written to it.
 */
export async function copyBinaries(
  native: string,
  version: string,
  runAs: RunAs | undefined,
): Promise<string> {
  const parent = tempParent(runAs)
  const copy = join(parent, `shyrdak-postgres-${version}-${process.getuid?.() ?? 'user'}`)
  if (isOurs(copy)) return copy
  const aside = await mkdtemp(`${copy}.new-`)
  await cp(native, aside, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(aside)
  await openToAll(aside)
  try {
    await rename(aside, copy)
    return copy
  } catch {
    if (isOurs(copy)) {
      await rm(aside, { recursive: true, force: true })
      return copy
    }
    // Another user owns that name; the new folder has an unpredictable one.
    return aside
  }
}

function isOurs(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  return (
    stats !== undefined &&
    stats.isDirectory() &&
    stats.uid === process.getuid?.() &&
    (stats.mode & 0o022) === 0
  )
}

/** The package creates its library links in an install script, which some package managers do not run. */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  // The list is part of the package, whose version is pinned.
  const links = JSON.parse(listed) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const to = join(native, relative('native', target))
    await symlink(relative(dirname(target), source), to).catch(() => undefined)
  }
}

/** An install under a strict umask is readable by its owner only. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = join(folder, entry)
    const stats = await lstat(path)
    if (stats.isSymbolicLink()) continue
    await chmod(path, (stats.mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
