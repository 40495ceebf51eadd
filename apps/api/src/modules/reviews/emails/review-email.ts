import { eq } from 'drizzle-orm'
import { writeEmail } from '#platform/email/plain-email.ts'
import { product } from '#modules/catalogue/index.ts'
import { review } from '../tables.ts'
import { account } from '#modules/accounts/index.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { fillIn } from '#platform/email/fill-in.ts'
import type { AppContext } from '#platform/context.ts'
import { REVIEW_EMAIL_MESSAGES } from './review-email-messages.ts'

export const reviewEmail = defineEmail('review-email', sendReviewEmail)

/** Emails its author once whether a review was published or rejected. A later decision has an email of its own. */
async function sendReviewEmail(
  context: AppContext,
  { reviewId, revision }: { reviewId: number; revision: number },
): Promise<void> {
  const { db, mail, settings } = context
  const [found] = await db
    .select({ review, product: { slug: product.slug, name: product.name }, author: account })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(account, eq(account.id, review.authorId))
    .where(eq(review.id, reviewId))
  if (!found || found.review.revision !== revision || found.review.announcedRevision === revision) return
  const { status, reason } = found.review
  if (status === 'pending') return
  const { email, firstName, language } = found.author
  const { subject, opening, action, closing } = REVIEW_EMAIL_MESSAGES[status]
  await mail.send(
    writeEmail({
      to: email,
      name: firstName,
      language,
      subject: subject[language],
      opening: fillIn(opening[language], {
        product: found.product.name[language],
        reason: reason ?? '',
      }),
      action: {
        text: action[language],
        link: `${settings.publicUrl}/${language}/product/${found.product.slug}#reviews`,
      },
      closing: closing[language],
    }),
  )
  await db.update(review).set({ announcedRevision: revision }).where(eq(review.id, reviewId))
}
