import * as z from 'zod/mini'
import { owner } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Id, Instant, MediaPath, Slug } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'
import { someTexts } from '../texts.ts'

/** Maximum length of the texts of a proposal in each language, in characters. */
export const PROPOSAL_LENGTHS = { name: 120, description: 4000, size: 30 } as const
export const PROPOSAL_PHOTOS = 8
/** Maximum values of the numbers of a proposal: pieces, working days, grams. */
export const PROPOSAL_LIMITS = { stock: 999, days: 365, weight: 100_000 } as const

/** A product that a workshop proposes to sell: one or several identical pieces, in one colour and size. */
export const NewProposal = z.object({
  name: someTexts(PROPOSAL_LENGTHS.name),
  description: someTexts(PROPOSAL_LENGTHS.description),
  category_id: Id,
  color_id: Id,
  size: z.string().check(trimmed, z.minLength(1), z.maxLength(PROPOSAL_LENGTHS.size)),
  /** The first is shown on cards. */
  photos: z.array(MediaPath).check(z.minLength(1), z.maxLength(PROPOSAL_PHOTOS)),
  /** In som. */
  price: Money,
  /** Number of finished pieces. */
  stock: z.int().check(z.minimum(0), z.maximum(PROPOSAL_LIMITS.stock)),
  /** Working days to make another piece; null if only finished pieces are sold. */
  made_to_order_days: z.nullable(z.int().check(z.minimum(1), z.maximum(PROPOSAL_LIMITS.days))),
  /** Weight of one packed piece, in grams. */
  weight: z.int().check(z.minimum(1), z.maximum(PROPOSAL_LIMITS.weight)),
})
export type NewProposal = z.infer<typeof NewProposal>

/** `waiting` for a manager, who publishes or returns it. A returned one waits again once it is saved. */
export const ProposalState = z.enum(['waiting', 'returned', 'published'])
export type ProposalState = z.infer<typeof ProposalState>

export const Proposal = z.extend(NewProposal, {
  id: Id,
  state: ProposalState,
  /** Why it was returned. */
  note: z.nullable(z.string()),
  /** The product created from it. */
  product: z.nullable(z.object({ id: Id, slug: Slug })),
  created_at: Instant,
  revision: z.int(),
})
export type Proposal = z.infer<typeof Proposal>

const params = z.object({ id: Id })
/** The revision that the caller read, because a manager may have published the proposal since. */
const query = z.object({ revision: z.int() })

export const proposals = {
  list: endpoint({
    method: 'GET',
    path: '/specialgoods/proposal',
    summary: 'List what the current craftsman has proposed to sell, newest first.',
    access: owner('specialgoods'),
    query: z.object({ ...PageQuery, state: z.optional(ProposalState) }),
    response: paginated(Proposal),
  }),
  read: endpoint({
    method: 'GET',
    path: '/specialgoods/proposal/:id',
    summary: 'Retrieve a proposal of the current craftsman.',
    access: owner('specialgoods'),
    params,
    response: Proposal,
    errors: { NOT_FOUND: {} },
  }),
  create: endpoint({
    method: 'POST',
    path: '/specialgoods/proposal',
    summary: 'Propose goods to sell. A manager publishes them. Creates one proposal per Idempotency-Key.',
    access: owner('specialgoods'),
    body: NewProposal,
    response: Proposal,
    // A repeated request finds nothing once its proposal is withdrawn.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
    limit: { max: 60, minutes: 10 },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/specialgoods/proposal/:id',
    summary: 'Change a proposal that is not published yet; it waits for a manager again.',
    access: owner('specialgoods'),
    params,
    query,
    body: NewProposal,
    response: Proposal,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/specialgoods/proposal/:id',
    summary: 'Withdraw a proposal that is not published yet.',
    access: owner('specialgoods'),
    params,
    query,
    response: z.object({ status: z.literal(true) }),
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
