import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of images rendered ahead of time. */
export const READY = join(import.meta.dirname, '../../ready')
/** The file with the stamp of the code that rendered them. */
export const STAMP = 'drawn-by.txt'

/** A hash of the drawing code. */
export async function drawingStamp(): Promise<string> {
  const folder = import.meta.dirname
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('ready-'))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(folder, file)))
  return `${hash.digest('hex')}\n`
}
