import { eq } from 'drizzle-orm'
import type { FileContext } from './file-context.ts'
import { keyOf, previewKeyOf } from './file-keys.ts'
import type { StoredFormat } from './formats.ts'
import { storedFile } from './tables.ts'

interface ReadFile {
  bytes: Buffer
  name: string
  format: StoredFormat
}

/**
 * Reads a file by its id, or the small JPEG of a private image. The caller has checked that this person may
 * see it. Returns undefined if there is no such file, or no preview because it is not an image.
 */
export async function readStoredFile(
  { db, files }: Pick<FileContext, 'db' | 'files'>,
  id: string,
  size?: 'preview',
): Promise<ReadFile | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  if (!row || (size === 'preview' && row.width === null)) return undefined
  const bytes = await files.get(size === 'preview' ? previewKeyOf(row) : keyOf(row))
  return bytes && { bytes, name: row.name, format: size === 'preview' ? 'jpg' : row.format }
}
