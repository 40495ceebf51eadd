import { Id, REVIEW_TEXT_LENGTH } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { isBlank, NOTHING_WRITTEN, type WrittenReview } from './rules.ts'

/** Drafts may exceed the limit of a review. */
const Draft = z.object({
  product_id: Id,
  rating: z.int().check(z.minimum(0), z.maximum(5)),
  text: z.string().check(z.maxLength(REVIEW_TEXT_LENGTH.max * 4)),
})
const Drafts = z.object({ drafts: z.array(Draft).check(z.maxLength(20)) })

const DRAFTS: Envelope<typeof Drafts> = {
  key: STORAGE_KEYS.reviewDrafts,
  version: 1,
  schema: Drafts,
  lists: { drafts: Draft },
}

const MAX_DRAFTS = 20

const othersIn = (session: StoragePort, productId: number) =>
  (readEnvelope(session, DRAFTS)?.drafts ?? []).filter(({ product_id }) => product_id !== productId)

/** Reads the unsent draft for a product; an empty one if there is none. */
export function readDraft(session: StoragePort, productId: number): WrittenReview {
  const found = readEnvelope(session, DRAFTS)?.drafts.find(({ product_id }) => product_id === productId)
  return found ? { rating: found.rating, text: found.text } : NOTHING_WRITTEN
}

/** Stores a draft until it is sent; a blank one is removed. */
export function saveDraft(session: StoragePort, productId: number, written: WrittenReview): void {
  const others = othersIn(session, productId)
  const drafts = isBlank(written)
    ? others
    : [{ product_id: productId, ...written }, ...others].slice(0, MAX_DRAFTS)
  if (drafts.length > 0) writeEnvelope(session, DRAFTS, { drafts })
  else session.remove(DRAFTS.key)
}
