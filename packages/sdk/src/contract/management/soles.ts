import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import type { Issue } from '../errors.ts'
import { LANGUAGES } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Revision } from '../revision.ts'
import { Id, MediaPath } from '../scalars.ts'
import { requiredTexts } from '../texts.ts'
import { InUse } from './in-use.ts'

/** Maximum length of the name of a sole in a language, in characters. */
export const SOLE_NAME_LENGTH = 60
/** Maximum number of soles in a store. */
export const MAX_SOLES = 100

/** A sole that wholesale goods are made with. */
export const NewSole = z.object({
  name: requiredTexts(SOLE_NAME_LENGTH),
  photo: z.nullable(MediaPath),
})
export type NewSole = z.infer<typeof NewSole>

const asNamed = (text: string) => text.trim().toLowerCase()

/**
 * Returns a `taken` issue for each language in which another sole has the same name. Names that did not
 * change since `before` are allowed.
 */
export const takenSoleNames = (
  name: LocalizedText,
  others: readonly LocalizedText[],
  before?: LocalizedText,
): Issue[] =>
  LANGUAGES.filter(
    (language) =>
      name[language] !== before?.[language] &&
      others.some((other) => asNamed(other[language]) === asNamed(name[language])),
  ).map((language) => ({ path: ['name', language], code: 'taken' }))

export const ManagedSole = z.object({
  id: Id,
  name: LocalizedText,
  photo: z.nullable(MediaPath),
  /** Number of wholesale goods made with it, including drafts. */
  goods: z.int(),
  revision: Revision,
})
export type ManagedSole = z.infer<typeof ManagedSole>

/** A sole with the uses that prevent its deletion. */
export const UsedSole = z.extend(ManagedSole, { uses: z.array(InUse) })
export type UsedSole = z.infer<typeof UsedSole>

const params = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }
const orStale = { ...errors, STALE: {} }

export const managedSoles = {
  list: endpoint({
    method: 'GET',
    path: '/management/soles',
    summary: 'List soles with the number of wholesale goods made with each.',
    access: managers,
    query: z.object(PageQuery),
    response: paginated(ManagedSole),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/soles/:id',
    summary: 'Retrieve a sole in every language, with the records that use it.',
    access: managers,
    params,
    response: UsedSole,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/soles',
    summary:
      'Add a sole, one per Idempotency-Key. A name that another one has in the same language is `taken`.',
    access: managers,
    body: NewSole,
    response: UsedSole,
    // A repeated request finds nothing once its sole is deleted.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/soles/:id',
    summary:
      'Update a sole at the given revision. Goods show it at once; orders keep what they were placed with.',
    access: managers,
    params,
    query,
    body: NewSole,
    response: UsedSole,
    errors: orStale,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/soles/:id',
    summary:
      'Delete a sole at the given revision, with the prices of lists for it. One that goods are made with fails with the issue `in_use` on `goods`, with `count` and the first `names`.',
    access: managers,
    params,
    query,
    response: z.object({ id: Id }),
    errors: orStale,
  }),
}
