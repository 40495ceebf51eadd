import { eq } from 'drizzle-orm'
import { writeLetter } from '../../auth/letters/letter.ts'
import { product, review } from '../../db/schema/catalogue.ts'
import { account } from '../../db/schema/people.ts'
import { fillIn } from '../../mail/fill-in.ts'
import type { Tools } from '../../tools.ts'
import { REVIEW_LETTER_WORDS } from './review-letter-words.ts'

/** Tells an author once what became of a review, in their language. What was decided anew since then has a letter of its own. */
export async function sendReviewLetter(tools: Tools, reviewId: number, revision: number): Promise<void> {
  const { db, mail, settings } = tools
  const [found] = await db
    .select({ review, product: { slug: product.slug, name: product.name }, author: account })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(account, eq(account.id, review.authorId))
    .where(eq(review.id, reviewId))
  if (!found || found.review.revision !== revision || found.review.toldRevision === revision) return
  const { status, reason } = found.review
  if (status === 'pending') return
  const { email, firstName, language } = found.author
  const { subject, opening, action, closing } = REVIEW_LETTER_WORDS[status]
  await mail.send(
    writeLetter({
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
  await db.update(review).set({ toldRevision: revision }).where(eq(review.id, reviewId))
}
