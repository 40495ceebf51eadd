import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** Photos that a workshop leaves behind. Whoever shows one of them adds it to `shown`, and it stays. */
export const photosLeft = defineEvent<{ tx: Transaction; photos: readonly string[]; shown: Set<string> }>(
  'workshop.photos-left',
)
