import { productPath } from '@shyrdak/sdk/format'
import { eq } from 'drizzle-orm'
import { writeEmail } from '#platform/email/plain-email.ts'
import { product } from '#modules/catalogue/index.ts'
import { review } from '../tables.ts'
import { account } from '#modules/accounts/index.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { textsOf } from '#platform/text/i18n.ts'
import type { AppContext } from '#platform/context.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('reviews-emails', texts)

export const reviewEmail = defineEmail('review-email', sendReviewEmail)

/**
 * Emails the author once that the review was published or rejected. Skips outdated decisions: each has its
 * own email.
 */
async function sendReviewEmail(
  context: AppContext,
  { reviewId, revision }: { reviewId: number; revision: number },
): Promise<void> {
  const { db, mail, settings } = context
  const [found] = await db
    .select({
      review,
      product: { slug: product.slug, name: product.name, market: product.market },
      author: account,
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(account, eq(account.id, review.authorId))
    .where(eq(review.id, reviewId))
  if (!found || found.review.revision !== revision || found.review.announcedRevision === revision) return
  const { status, reason } = found.review
  // The address of a closed account may be somebody else's by now.
  if (status === 'pending' || found.author.status === 'closed') return
  const { email, firstName, language } = found.author
  const t = textsIn(language)
  const path = productPath(found.product.market === 'special' ? 'special' : 'retail', found.product.slug)
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: t(`review-email.${status}.subject`),
      opening: t(`review-email.${status}.opening`, {
        product: found.product.name[language],
        reason: reason ?? '',
      }),
      action: {
        text: t(`review-email.${status}.action`),
        link: `${settings.publicUrl}/${language}${path}#reviews`,
      },
      closing: t(`review-email.${status}.closing`),
    }),
  )
  await db.update(review).set({ announcedRevision: revision }).where(eq(review.id, reviewId))
}
