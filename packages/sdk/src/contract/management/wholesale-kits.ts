import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { TypedMoney } from './typed-money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id } from '../scalars.ts'
import { BrandingEntry, BRANDING_AMOUNT } from '../wholesale/branding.ts'
import { Reason } from './reason.ts'
import { trimmed } from '../trimmed.ts'

/** A wholesale client, named in a list. */
export const ClientName = z.object({ id: Id, name: z.string() })

/** A client's branding kit in a manager's list, in pieces; `kit_price` is for one kit of `kit_count`. */
export const ManagedKitRow = z.object({
  id: Id,
  name: z.string(),
  client: ClientName,
  kit_count: z.int(),
  kit_price: Money,
  /** Pieces that are left for orders. */
  balance: z.int(),
  bought: z.int(),
  /** Pieces that current orders have reserved. */
  reserved: z.int(),
})
export type ManagedKitRow = z.infer<typeof ManagedKitRow>

/** A branding kit with the last 500 entries of its ledger, newest first, and who made them. */
export const ManagedKit = z.extend(ManagedKitRow, {
  history: z.array(
    z.extend(BrandingEntry, {
      order_number: z.nullable(z.string()),
      /** False for a purchase of kits, which has no page of its own. */
      is_goods_order: z.boolean(),
      /** The name of the person who made the entry. */
      actor: z.nullable(z.string()),
    }),
  ),
})
export type ManagedKit = z.infer<typeof ManagedKit>

/** `was` is the balance that the manager read, `amount` the pieces to add; negative to remove some. */
export const KitAdjustment = z.object({
  was: z.int(),
  amount: z.int().check(z.minimum(-BRANDING_AMOUNT), z.maximum(BRANDING_AMOUNT)),
  reason: Reason,
})
export type KitAdjustment = z.infer<typeof KitAdjustment>

/** Maximum length of the name of a logo in characters, and maximum number of pieces in a kit. */
export const LOGO_NAME_LENGTH = 80
export const KIT_ITEMS = 10_000

/** A client's logo, which is bought in kits of `kit_count` pieces. */
export const NewKit = z.object({
  client_id: Id,
  name: z.string().check(trimmed, z.minLength(1), z.maxLength(LOGO_NAME_LENGTH)),
  kit_count: z.int().check(z.minimum(1), z.maximum(KIT_ITEMS)),
  kit_price: TypedMoney,
})
export type NewKit = z.infer<typeof NewKit>

const params = z.object({ id: Id })

export const wholesaleKits = {
  create: endpoint({
    method: 'POST',
    path: '/management/wholesale/kits',
    summary:
      'Add a logo of a client, which can buy kits of it from then on. Creates one per Idempotency-Key.',
    access: managers,
    body: NewKit,
    response: ManagedKit,
    errors: { KEY_REUSED: {} },
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale/kits',
    summary:
      'List the branding kits of all clients, by client. `text` searches by logo or company; `empty` finds those with nothing left.',
    access: managers,
    query: z.object({
      ...PageQuery,
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
      empty: z.optional(z.boolean()),
    }),
    response: paginated(ManagedKitRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale/kits/:id',
    summary: 'Retrieve a branding kit with the history of its balance.',
    access: managers,
    params,
    response: ManagedKit,
    errors: { NOT_FOUND: {} },
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/management/wholesale/kits/:id/adjust',
    summary:
      'Correct the balance of a client’s branding kit by a number of pieces, with a reason. Fails if the balance has moved since it was read.',
    access: managers,
    params,
    body: KitAdjustment,
    response: ManagedKit,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
