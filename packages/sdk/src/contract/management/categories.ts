import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { Revision } from '../revision.ts'
import { Id, MediaPath, Slug } from '../scalars.ts'
import { MAX_CATEGORIES, CategoryPlace } from './category-places.ts'
import { InUse } from './in-use.ts'
import { requiredTexts, texts } from '../texts.ts'

/** Maximum lengths of the texts of a category in each language, in characters. */
export const CATEGORY_LENGTHS = { title: 80, description: 500 } as const

/** Fields of a category to create or update, in every market. */
export const NewCategory = z.object({ title: requiredTexts(CATEGORY_LENGTHS.title) })
export type NewCategory = z.infer<typeof NewCategory>

export const NewRetailCategory = z.extend(NewCategory, {
  url: Slug,
  description: texts(CATEGORY_LENGTHS.description),
  photo: z.nullable(MediaPath),
})
export type NewRetailCategory = z.infer<typeof NewRetailCategory>

/** A category of any market, as listed for managers in its tree. */
export const ManagedCategory = z.object({
  id: Id,
  title: LocalizedText,
  parent_id: z.nullable(Id),
  /** 0 at the top of the tree. */
  depth: z.int(),
  /** Number of goods that shoppers see in it, including those of its subcategories. */
  goods: z.int(),
  /** Number of goods that are not on sale and would otherwise be counted in `goods`. */
  drafts: z.int(),
  revision: Revision,
})
export type ManagedCategory = z.infer<typeof ManagedCategory>

export const ManagedRetailCategory = z.extend(ManagedCategory, {
  url: Slug,
  description: LocalizedText,
  photo: z.nullable(MediaPath),
})
export type ManagedRetailCategory = z.infer<typeof ManagedRetailCategory>

/**
 * All categories of a tree, as the caller read them and in the new order. Fails with `STALE` if one was
 * moved, added or deleted since.
 */
export const CategoryOrder = z.object({
  /** The depth is not limited here, since a tree created by code may be deeper. */
  was: z.array(z.extend(CategoryPlace, { depth: z.int() })).check(z.maxLength(MAX_CATEGORIES)),
  places: z.array(CategoryPlace).check(z.maxLength(MAX_CATEGORIES)),
})
export type CategoryOrder = z.infer<typeof CategoryOrder>

const params = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }
const orStale = { ...errors, STALE: {} }

/** The schemas of a category for writing and for reading. */
interface Shapes<New extends z.ZodMiniObject, Managed extends z.ZodMiniObject> {
  New: New
  Managed: Managed
}

const Uses = { uses: z.array(InUse) }

/** The managers' endpoints for the category tree of a market. */
const managed = <const P extends string, New extends z.ZodMiniObject, Managed extends z.ZodMiniObject>(
  path: P,
  goods: string,
  { New, Managed }: Shapes<New, Managed>,
) => ({
  list: endpoint({
    method: 'GET',
    path: `/management/${path}`,
    summary: `List the categories of ${goods} in the order of their tree, with the number of goods in each.`,
    access: managers,
    response: z.array(Managed),
  }),
  read: endpoint({
    method: 'GET',
    path: `/management/${path}/:id`,
    summary: 'Retrieve a category in every language, with the records that prevent its deletion.',
    access: managers,
    params,
    response: z.extend(Managed, Uses),
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: `/management/${path}`,
    summary:
      'Create a category as the last one in another one, or at the top. Creates one per Idempotency-Key.',
    access: managers,
    body: z.extend(New, { parent_id: z.nullable(Id) }),
    response: z.extend(Managed, Uses),
    // A repeated request finds nothing once its category is deleted.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: `/management/${path}/:id`,
    summary:
      'Update a category at the given revision. A former URL name leads to the category until another one takes it.',
    access: managers,
    params,
    query,
    body: New,
    response: z.extend(Managed, Uses),
    errors: orStale,
  }),
  order: endpoint({
    method: 'PUT',
    path: `/management/${path}/order`,
    summary: 'Reorder and nest the categories of the tree. Fails if it has changed since it was read.',
    access: managers,
    body: CategoryOrder,
    response: z.array(Managed),
    errors: { STALE: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/management/${path}/:id`,
    summary:
      'Delete a category at the given revision. One that is not empty, or that a page or a menu refers to, fails with the issue `in_use` on each kind of record that uses it, with their `count` and the first `names` in the language of the caller.',
    access: managers,
    params,
    query,
    response: z.object({ id: Id }),
    errors: orStale,
  }),
})

export const managedCategories = managed('categories', 'retail goods', {
  New: NewRetailCategory,
  Managed: ManagedRetailCategory,
})
export const managedSpecialCategories = managed('special-categories', 'special goods', {
  New: NewCategory,
  Managed: ManagedCategory,
})
export const managedWholesaleCategories = managed('wholesale-categories', 'wholesale goods', {
  New: NewCategory,
  Managed: ManagedCategory,
})
