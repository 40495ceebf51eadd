import { missingTexts, type ProposalTexts } from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { amountIssues } from '#platform/amount-issues.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import { readableText } from '#platform/text/readable-text.ts'
import { proposal } from '../special-tables.ts'
import { proposalEmail } from '../artisans/emails/proposal-email.ts'
import { PROPOSAL_PRICE_RANGE } from './price-range.ts'
import { publishProposal } from './publish-proposal.ts'

export type Verdict =
  /** `texts` are those that a manager has completed. */
  { state: 'published'; texts: ProposalTexts } | { state: 'returned'; reason: string }

interface Decision {
  id: number
  /** The proposal's revision as the manager read it. */
  revision: number
  by: SessionPrincipal
}

/**
 * Publishes a proposal as a product, or returns it, and emails the craftsman. A published proposal is final:
 * its product is edited like any other.
 * @throws NOT_FOUND; STALE when the craftsman or another manager has changed it since; INVALID, as for any
 * product on sale, for a text that lacks a language and for a price out of range, which an old proposal may have
 */
export async function moderateProposal(
  context: AppContext,
  { id, revision, by }: Decision,
  verdict: Verdict,
): Promise<void> {
  const note = verdict.state === 'returned' ? readableText('reason', verdict.reason, 1) : null
  await transactionWithJobs(context, async (tx) => {
    const [read] = await tx.select().from(proposal).where(eq(proposal.id, id)).for('update')
    if (!read) throw refuse('NOT_FOUND', { message: 'There is no such proposal.' })
    if (read.revision !== revision || read.state === 'published')
      throw refuse('STALE', { message: 'The proposal has been changed in the meantime.' })
    if (read.state === verdict.state && read.note === note) return
    const next = revision + 1
    const sold = verdict.state === 'published' ? readyForSale(read, verdict.texts) : null
    await tx
      .update(proposal)
      .set({
        state: verdict.state,
        note,
        ...(sold && {
          name: sold.name,
          description: sold.description,
          productId: await publishProposal(context, tx, sold),
        }),
        decidedBy: by.userId,
        decidedAt: context.clock(),
        revision: next,
        decidedRevision: next,
      })
      .where(eq(proposal.id, id))
    await context.jobs.add(tx, proposalEmail, { proposalId: id, revision: next })
  })
}

type Row = typeof proposal.$inferSelect

/** Returns a proposal with the texts that a manager has completed. @throws INVALID */
function readyForSale(row: Row, { name = row.name, description = row.description }: ProposalTexts): Row {
  const texts = { name, description }
  refuseUnstorable(texts)
  const missing = missingTexts({ ...texts, details: [], links: [] })
  const issues = [
    ...missing.map((path) => ({ path, code: 'required' })),
    ...amountIssues(['price'], toMoney(row.priceMinor), PROPOSAL_PRICE_RANGE),
  ]
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return { ...row, ...texts }
}
