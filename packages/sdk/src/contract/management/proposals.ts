import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { Language } from '../language.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Proposal, PROPOSAL_LENGTHS, ProposalState } from '../special-goods/proposals.ts'
import { Id, Instant } from '../scalars.ts'
import { texts } from '../texts.ts'
import { Reason } from './reason.ts'

/** A product that a workshop proposes to sell, as managers see it. */
export const ManagedProposal = z.extend(Proposal, {
  artisan: z.object({ id: Id, name: LocalizedText }),
  category: LocalizedText,
  color: LocalizedText,
  /** The language of emails to the craftsman. */
  language: Language,
  decided_at: z.nullable(Instant),
  /** Name of the manager who decided. */
  decided_by: z.nullable(z.string()),
})
export type ManagedProposal = z.infer<typeof ManagedProposal>

/** Texts that a manager has completed. Those that are left out stay the craftsman's. */
export const ProposalTexts = z.object({
  name: z.optional(texts(PROPOSAL_LENGTHS.name)),
  description: z.optional(texts(PROPOSAL_LENGTHS.description)),
})
export type ProposalTexts = z.infer<typeof ProposalTexts>

const params = z.object({ id: Id })
/** The revision that the manager read, because the craftsman may have changed the proposal since. */
const query = z.object({ revision: z.int() })
const errors = { NOT_FOUND: {}, STALE: {} }

export const managedProposals = {
  list: endpoint({
    method: 'GET',
    path: '/management/proposals',
    summary: 'List proposed goods: waiting ones oldest first, then decided ones newest first.',
    access: managers,
    query: z.object({ ...PageQuery, state: z.optional(ProposalState) }),
    response: paginated(ManagedProposal),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/proposals/:id',
    summary: 'Retrieve a proposal.',
    access: managers,
    params,
    response: ManagedProposal,
    errors: { NOT_FOUND: {} },
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/management/proposals/:id/publish',
    summary:
      'Publish a proposal as a special product, sold wherever special goods are, and email the craftsman. It is published once, with texts in every language.',
    access: managers,
    params,
    query,
    body: ProposalTexts,
    response: ManagedProposal,
    errors,
  }),
  sendBack: endpoint({
    method: 'PUT',
    path: '/management/proposals/:id/send-back',
    summary: 'Send a proposal back to its craftsman with a note, by email too.',
    access: managers,
    params,
    query,
    body: z.object({ reason: Reason }),
    response: ManagedProposal,
    errors,
  }),
}
