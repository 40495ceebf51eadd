import type { NamedImage } from '../media/images-in.ts'
import type { Transaction } from '../sql/database.ts'
import { claimImages, releaseImages } from './claim-images.ts'
import type { FileContext } from './file-context.ts'
import { uploadIdOfPath } from './file-keys.ts'

/** The owner of images uploaded by managers: they may use each other's. */
export const DESK = 'desk'

interface ImageChange<T> {
  /** References before the change. */
  before: readonly NamedImage[]
  /** References after the change. */
  after: readonly NamedImage[]
  /** The paths no longer referenced after the write; by default those in `before` that are not in `after`. */
  droppedBy?: ((written: T) => readonly string[]) | undefined
}

/**
 * Runs a write at the desk that references images. Managers may use images the store already shows and images
 * managers have uploaded; any other is refused by its field, after the checks of `write` itself. Uploads that
 * come into use are claimed, those no longer referenced are released.
 * @throws INVALID with `unknown` by the field
 */
export async function withImages<T>(
  tx: Transaction,
  context: Pick<FileContext, 'clock' | 'namedImages'>,
  { before, after, droppedBy = () => before.map(({ path }) => path) }: ImageChange<T>,
  write: () => Promise<T>,
): Promise<T> {
  const old = new Set(before.map(({ path }) => path))
  const next = new Set(after.map(({ path }) => path))
  const added = after.filter(({ path }) => !old.has(path))
  const drawn = added.map(({ path }) => path).filter((path) => uploadIdOfPath(path) === undefined)
  // Read before the write, which would reference them itself.
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
