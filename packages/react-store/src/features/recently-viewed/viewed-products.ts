import { LocalizedText, MediaPath } from '@shyrdak/sdk/contract'
import {
  readEnvelope,
  STORAGE_KEYS,
  writeEnvelope,
  type Envelope,
  type StoragePort,
} from '@shyrdak/state-machines/storage'
import * as z from 'zod/mini'

/** A product whose page was opened. `path` is that of its page, without a language. */
export const ViewedProduct = z.object({
  path: z.string().check(z.regex(/^\/(special-)?product\/[a-z0-9-]+$/), z.maxLength(160)),
  name: LocalizedText,
  photo: MediaPath,
})
export type ViewedProduct = z.infer<typeof ViewedProduct>

const Viewed = z.object({ products: z.array(ViewedProduct) })

const VIEWED: Envelope<typeof Viewed> = {
  key: STORAGE_KEYS.recentlyViewed,
  version: 1,
  schema: Viewed,
  lists: { products: ViewedProduct },
}

const MOST = 12

/** Those viewed before, the latest first. */
export const viewedBefore = (storage: StoragePort, current: ViewedProduct): ViewedProduct[] =>
  (readEnvelope(storage, VIEWED)?.products ?? []).filter(({ path }) => path !== current.path)

/** Remembers a product as the one viewed last. */
export const rememberViewed = (storage: StoragePort, current: ViewedProduct): void =>
  writeEnvelope(storage, VIEWED, { products: [current, ...viewedBefore(storage, current)].slice(0, MOST) })
