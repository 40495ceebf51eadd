import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const DAY = 86_400_000

/** How long the assets of a build are served after it last ran. */
const LIFETIME_MS = 30 * DAY

/** How often a running build renews the modification time of its assets. */
export const ASSET_PULSE = DAY

/** Marks a file that is still being copied. */
const UNFINISHED = '.part'

/**
 * Copies the assets of this build to the folder that later builds also serve, so pages that stay open during
 * a deploy can still load them. Removes assets of builds that have not run for a month. Safe to run in
 * several processes at once.
 */
export async function preserveAssets(current: string, former: string, now: Date): Promise<void> {
  const own = await readdir(current)
  for (const name of own) await preserve(join(current, name), join(former, name), now)
  const known = new Set(own)
  for (const name of await readdir(former)) {
    if (known.has(name)) continue
    const file = join(former, name)
    const seen = await stat(file).catch(() => undefined) // another process may have removed it
    if (seen && now.getTime() - seen.mtimeMs > LIFETIME_MS) await rm(file, { force: true })
  }
}

async function preserve(from: string, to: string, now: Date): Promise<void> {
  try {
    await utimes(to, now, now)
  } catch {
    // Copies to a temporary name first: a process killed half-way must not leave a partial file under the
    // final name.
    const part = `${to}${UNFINISHED}${process.pid}`
    await copyFile(from, part)
    await utimes(part, now, now)
    await rename(part, to)
  }
}
