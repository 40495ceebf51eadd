import { Id, LocalizedText, MediaPath, Money, Slug } from '@shyrdak/sdk/contract'
import { readEnvelope, type Envelope } from '@shyrdak/state-machines/storage'
import { PENDING_ADDS } from '@shyrdak/state-machines/storage/keys'
import * as z from 'zod/mini'
import { isOwnAdd } from '../../store/add-to-cart.ts'
import { writePendingAdds, type PendingAdd } from '../../store/pending-adds.ts'
import type { StorePorts } from '../../store/ports.ts'

const Add = z.object({
  key: z.string(),
  goods: z.object({
    product_id: Id,
    variation_id: Id,
    size: z.string().check(z.minLength(1), z.maxLength(30)),
    is_special: z.boolean(),
    slug: Slug,
    name: LocalizedText,
    photo: MediaPath,
    color_name: LocalizedText,
    sale_cost: Money,
    stock: z.int(),
    size_chart_id: z.exactOptional(Id),
    made_to_order_days: z.exactOptional(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000)))),
  }),
  count: z.int(),
})
const Adds = z.object({ items: z.array(Add) })

const ENVELOPE = {
  key: PENDING_ADDS,
  version: 1,
  schema: Adds,
  lists: { items: Add },
} as const satisfies Envelope<typeof Adds>

/** Takes out what was added on pages that were left before their cart had started. */
export function takeLeftAdds(ports: StorePorts): readonly PendingAdd[] {
  const items = readEnvelope(ports.storage, ENVELOPE)?.items ?? []
  const own = items.filter(({ key }) => isOwnAdd(ports, key))
  if (own.length < items.length) writePendingAdds(ports, own)
  return items.filter((add) => !own.includes(add))
}
