import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { retailOrderEvent, retailOrderLine } from './tables.ts'

interface PhotosLeft {
  tx: Transaction
  photos: readonly string[]
  shown: Set<string>
}

/** What buyers see in their orders stays, whoever of the workshop has left. */
export async function preserveTimelinePhotos({ tx, photos, shown }: PhotosLeft): Promise<void> {
  if (photos.length === 0) return
  const asked = [...photos]
  const events = await tx
    .select({ photo: retailOrderEvent.photo })
    .from(retailOrderEvent)
    .where(inArray(retailOrderEvent.photo, asked))
  const lines = await tx
    .select({ photo: retailOrderLine.photo })
    .from(retailOrderLine)
    .where(inArray(retailOrderLine.photo, asked))
  for (const { photo } of [...events, ...lines]) if (photo !== null) shown.add(photo)
}
