import { and, eq, ne, or, sql } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { releaseImages } from '#platform/storage/claim-images.ts'
import { refreshArtisanSearch } from '../search/refresh-artisan-search.ts'
import { artisan, proposal } from '../special-tables.ts'
import { ARTISANS, artisanTag } from '../tags.ts'
import { pathsOf } from './craftsman-profile.ts'

type ArtisanRow = typeof artisan.$inferSelect

/** Clears the personal fields of a page. The name stays because goods and orders show it. */
const NOTHING = {
  profilePic: null,
  banner1: null,
  helloText: null,
  aboutImage: null,
  aboutTitle: null,
  aboutText: null,
  gallery: [],
  video: null,
  videoTitle: null,
  videoText: null,
  banner2: null,
  bioText: null,
  contact: { address: null, phone: null, email: null },
  social: [],
} satisfies Partial<ArtisanRow>

const HAS_PHOTOS = sql`coalesce(${artisan.profilePic}, ${artisan.banner1}, ${artisan.aboutImage}, ${artisan.banner2},
  ${artisan.video}, ${artisan.gallery}[1]) is not null`

/**
 * Unpublishes the workshops of closed accounts, deletes their unpublished proposals and releases the photos.
 * Photos of goods on sale and in order timelines stay.
 */
export const sweepClosedArtisans = (context: AppContext): Promise<void> =>
  transaction(context.db, async (tx) => {
    const closed = await tx
      .select({ artisan })
      .from(artisan)
      .innerJoin(account, and(eq(account.artisansId, artisan.id), eq(account.status, 'closed')))
      .where(or(ne(artisan.state, 'returned'), HAS_PHOTOS))
      .for('update', { of: artisan })
    for (const { artisan: row } of closed) await takeDown(context, tx, row)
  })

async function takeDown(context: AppContext, tx: Transaction, row: ArtisanRow): Promise<void> {
  const { id } = row
  await tx
    .update(artisan)
    .set({ ...NOTHING, state: 'returned', note: null, revision: row.revision + 1 })
    .where(eq(artisan.id, id))
  const proposals = await tx
    .delete(proposal)
    .where(and(eq(proposal.artisanId, id), ne(proposal.state, 'published')))
    .returning({ photos: proposal.photos })
  await releaseImages(tx, context, [...pathsOf(row), ...proposals.flatMap(({ photos }) => photos)])
  await refreshArtisanSearch(tx, [id])
  await bumpRevision(tx, [ARTISANS, artisanTag(id)])
}
