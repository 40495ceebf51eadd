import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { NamedImage } from '../media/images-in.ts'
import { refuse } from '../refusal.ts'
import type { Transaction } from '../sql/database.ts'
import { acceptFilm, acceptImage } from './accept-file.ts'
import type { FileContext } from './file-context.ts'
import { uploadIdOfPath, uploadPath } from './file-keys.ts'
import { storedFile, type StoredFile } from './tables.ts'

type Context = Parameters<typeof acceptImage>[0]

/** Accepts a public image for an owner. */
export const uploadImage = (
  context: Context,
  owner: string,
  { file, name }: { file: File; name: string },
): Promise<StoredFile> => acceptImage(context, file, { visibility: 'public', owner, name })

/** Accepts a public film for an owner. */
export const uploadFilm = (
  context: Context,
  owner: string,
  { file, name }: { file: File; name: string },
): Promise<StoredFile> => acceptFilm(context, file, { visibility: 'public', owner, name })

interface Claim {
  images: readonly NamedImage[]
  /** Paths that may be referenced without a check. */
  known: ReadonlySet<string>
  /** Whether an uploaded image may be used. */
  isUsable: (file: StoredFile) => boolean
}

/**
 * Claims uploaded images and films within the caller's transaction. Refuses, field by field, those that are
 * neither `known` nor usable.
 */
export async function claimImages(
  tx: Transaction,
  { clock }: Pick<FileContext, 'clock'>,
  { images, known, isUsable }: Claim,
): Promise<void> {
  const usable = (await lockUploads(tx, pathsOf(images))).filter(isUsable)
  const paths = new Set(usable.map(uploadPath))
  const issues = images
    .filter(({ path }) => !known.has(path) && !paths.has(path))
    .map(({ field }) => ({ path: field, code: 'unknown' }))
  if (issues.length > 0) throw refuse('INVALID', { issues })
  if (usable.length === 0) return
  const ids = usable.map(({ id }) => id)
  await tx
    .update(storedFile)
    .set({ claimedAt: clock() })
    .where(and(inArray(storedFile.id, ids), isNull(storedFile.claimedAt)))
}

/**
 * Releases uploaded images and films that no row references any more, in the transaction that dropped them;
 * one that another transaction starts to use at that moment stays claimed. They are removed after a day
 * unless claimed again.
 */
export async function releaseImages(
  tx: Transaction,
  { namedImages, clock }: Pick<FileContext, 'namedImages' | 'clock'>,
  dropped: readonly string[],
): Promise<void> {
  const files = await lockUploads(tx, dropped)
  if (files.length === 0) return
  // Read after the files are locked: another transaction may have started to use them.
  const named = await namedImages(tx, dropped)
  const inUse = new Set([...named].map(uploadIdOfPath))
  const ids = files.map(({ id }) => id).filter((id) => !inUse.has(id))
  if (ids.length === 0) return
  await tx.update(storedFile).set({ claimedAt: null, releasedAt: clock() }).where(inArray(storedFile.id, ids))
}

const pathsOf = (images: readonly NamedImage[]): string[] => images.map(({ path }) => path)

/** Locks the public files among these paths, always in the same order. */
async function lockUploads(tx: Transaction, paths: readonly string[]): Promise<StoredFile[]> {
  const ids = [...new Set(paths.flatMap((path) => uploadIdOfPath(path) ?? []))]
  if (ids.length === 0) return []
  return tx
    .select()
    .from(storedFile)
    .where(and(inArray(storedFile.id, ids), eq(storedFile.visibility, 'public')))
    .orderBy(asc(storedFile.id))
    .for('update')
}
