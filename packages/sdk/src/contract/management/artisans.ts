import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { ArtisanProfile } from '../special-goods/artisans.ts'
import { Revision } from '../revision.ts'
import { Id, Instant } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'
import { Named } from './named.ts'
import { Reason } from './reason.ts'

const State = z.enum(['waiting', 'published', 'returned'])

/** A workshop as managers see it. `profile` is the page that visitors see, or would see once published. */
export const ManagedArtisan = z.object({
  id: Id,
  profile: ArtisanProfile,
  /** The craftsman, who is emailed in this language; null for a workshop without an account. */
  craftsman: z.nullable(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      language: Language,
    }),
  ),
  state: State,
  /** Why it was sent back. */
  note: z.nullable(z.string()),
  submitted_at: z.nullable(Instant),
  decided_at: z.nullable(Instant),
  /** Name of the manager who decided. */
  decided_by: z.nullable(z.string()),
  revision: Revision,
})
export type ManagedArtisan = z.infer<typeof ManagedArtisan>

/** Maximum number of workshops in one response of `choices`. */
export const MAX_ARTISAN_CHOICES = 20

/** Published workshops to choose from, in the store's order. */
export const ArtisanChoices = z.object({
  artisans: z.array(Named).check(z.maxLength(MAX_ARTISAN_CHOICES)),
  /** Whether more workshops match. */
  has_more: z.boolean(),
})
export type ArtisanChoices = z.infer<typeof ArtisanChoices>

const params = z.object({ id: Id })
/** The revision that the manager read, because the craftsman may have edited the page since. */
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {}, STALE: {} }

export const managedArtisans = {
  list: endpoint({
    method: 'GET',
    path: '/management/artisans',
    summary: 'List workshops: waiting ones oldest first, then all others newest first.',
    access: managers,
    query: z.object({ ...PageQuery, state: z.optional(State) }),
    response: paginated(ManagedArtisan),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/management/artisans/choices',
    summary:
      'Find published workshops by the beginnings of words of their names in any language; without `text`, the first ones.',
    access: managers,
    query: z.object({ text: z.optional(z.string().check(trimmed, z.maxLength(100))) }),
    response: ArtisanChoices,
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/artisans/:id',
    summary: 'Retrieve a workshop, published or not.',
    access: managers,
    params,
    response: ManagedArtisan,
    errors: { NOT_FOUND: {} },
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/management/artisans/:id/publish',
    summary: 'Publish a workshop at the given revision and email its craftsman.',
    access: managers,
    params,
    query,
    response: ManagedArtisan,
    errors,
  }),
  sendBack: endpoint({
    method: 'PUT',
    path: '/management/artisans/:id/send-back',
    summary: 'Send a workshop back to its craftsman with a note, by email too. A published one is hidden.',
    access: managers,
    params,
    query,
    body: z.object({ reason: Reason }),
    response: ManagedArtisan,
    errors,
  }),
}
