import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Color } from '../retail-catalogue/colors.ts'
import { Revision } from '../revision.ts'
import { Id } from '../scalars.ts'
import { requiredTexts } from '../texts.ts'
import { InUse } from './in-use.ts'

export const COLOR_NAME_LENGTH = 60
/** Maximum number of colours in a store. */
export const MAX_COLORS = 300

/** A colour of goods: its name, and its display value as `#rrggbb`. */
export const NewColor = z.object({
  name: requiredTexts(COLOR_NAME_LENGTH),
  hex: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)),
})
export type NewColor = z.infer<typeof NewColor>

/** Number of goods in each market that use an item, including drafts. */
export const GoodsCounts = z.object({ retail: z.int(), special: z.int(), wholesale: z.int() })
export type GoodsCounts = z.infer<typeof GoodsCounts>

export const ManagedColor = z.extend(Color, { goods: GoodsCounts, revision: Revision })
export type ManagedColor = z.infer<typeof ManagedColor>

/** A colour with the uses that prevent its deletion. */
export const UsedColor = z.extend(ManagedColor, { uses: z.array(InUse) })
export type UsedColor = z.infer<typeof UsedColor>

const Ids = z.array(Id).check(z.maxLength(MAX_COLORS))

/** The ids of all colours, in the order that the caller read and in the new order. */
export const ColorOrder = z.object({ was: Ids, ids: Ids })
export type ColorOrder = z.infer<typeof ColorOrder>

const params = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }
const orStale = { ...errors, STALE: {} }

export const managedColors = {
  list: endpoint({
    method: 'GET',
    path: '/management/colors',
    summary: 'List all colours in their order, with the number of goods in each.',
    access: managers,
    response: z.array(ManagedColor),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/colors/:id',
    summary: 'Retrieve a colour, with the records that use it.',
    access: managers,
    params,
    response: UsedColor,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/colors',
    summary: 'Add a colour as the last one. Creates one per Idempotency-Key.',
    access: managers,
    body: NewColor,
    response: UsedColor,
    // A repeated request finds nothing once its colour is deleted.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/colors/:id',
    summary: 'Update a colour at the given revision. Goods show and are found by it at once.',
    access: managers,
    params,
    query,
    body: NewColor,
    response: UsedColor,
    errors: orStale,
  }),
  order: endpoint({
    method: 'PUT',
    path: '/management/colors/order',
    summary: 'Reorder the colours. Fails if their order has changed since it was read.',
    access: managers,
    body: ColorOrder,
    response: z.array(ManagedColor),
    errors: { STALE: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/colors/:id',
    summary:
      'Delete a colour at the given revision. One that goods or proposals use fails with the issue `in_use` on each of them, with their `count` and the first `names`.',
    access: managers,
    params,
    query,
    response: z.object({ id: Id }),
    errors: orStale,
  }),
}
