import { localized } from '@shyrdak/sdk/format'
import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { proposal } from '../../special-tables.ts'
import { product } from '../../tables.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('artisans-emails', texts)

export const proposalEmail = defineEmail('proposal-email', sendProposalEmail)

/** Emails a craftsman once that the proposed goods were published or returned. */
async function sendProposalEmail(
  context: AppContext,
  { proposalId, revision }: { proposalId: number; revision: number },
): Promise<void> {
  const { db, mail, settings } = context
  const [found] = await db
    .select({ proposal, craftsman: account, slug: product.slug })
    .from(proposal)
    .innerJoin(account, eq(account.id, proposal.accountId))
    .leftJoin(product, eq(product.id, proposal.productId))
    .where(eq(proposal.id, proposalId))
  if (!found || found.proposal.decidedRevision !== revision || found.proposal.announcedRevision === revision)
    return
  const { state, note, name } = found.proposal
  if (state === 'waiting') return
  const { email, firstName, language } = found.craftsman
  const t = textsIn(language)
  const page =
    state === 'published' ? `/special-product/${found.slug}` : '/admin/craftsman-company-page/goods'
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: t(`proposal-email.${state}.subject`, { name: localized(name, language) }),
      opening: t(`proposal-email.${state}.opening`, { name: localized(name, language), note: note ?? '' }),
      action: {
        text: t(`proposal-email.${state}.action`),
        link: `${settings.publicUrl}/${language}${page}`,
      },
      closing: t(`proposal-email.${state}.closing`),
    }),
  )
  await db.update(proposal).set({ announcedRevision: revision }).where(eq(proposal.id, proposalId))
}
