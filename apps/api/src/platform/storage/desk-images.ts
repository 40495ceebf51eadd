import type { AppContext } from '../context.ts'
import type { NamedImage } from '../media/images-in.ts'
import type { Transaction } from '../sql/database.ts'
import { claimImages, releaseImages } from './claim-images.ts'
import { uploadIdOfPath } from './file-keys.ts'

/** Whose the images are that managers upload: each of them may use those of the others. */
export const DESK = 'desk'

interface ImageChange<T> {
  /** What was named until now. */
  before: readonly NamedImage[]
  /** What is named from now on. */
  after: readonly NamedImage[]
  /** What is named no longer once it is written; what was named before and is not now, unless told otherwise. */
  droppedBy?: ((written: T) => readonly string[]) | undefined
}

/**
 * Writes something of the desk that names images. A manager may name what the store shows already, and what managers have
 * uploaded; anything else is refused by its field, after what `write` itself refuses. Uploads that begin to be used are
 * kept, those that nothing names any more are let go of.
 * @throws INVALID with `unknown` by the field
 */
export async function withImages<T>(
  tx: Transaction,
  context: Pick<AppContext, 'clock' | 'namedImages'>,
  { before, after, droppedBy = () => before.map(({ path }) => path) }: ImageChange<T>,
  write: () => Promise<T>,
): Promise<T> {
  const old = new Set(before.map(({ path }) => path))
  const next = new Set(after.map(({ path }) => path))
  const added = after.filter(({ path }) => !old.has(path))
  const drawn = added.map(({ path }) => path).filter((path) => uploadIdOfPath(path) === undefined)
  // Before it is written, or it would be named by what is written.
  const known = await context.namedImages(tx, drawn)
  const written = await write()
  await claimImages(tx, context, {
    images: added,
    known,
    isUsable: ({ owner, claimedAt }) => owner === DESK || claimedAt !== null,
  })
  await releaseImages(
    tx,
    context,
    droppedBy(written).filter((path) => !next.has(path)),
  )
  return written
}
