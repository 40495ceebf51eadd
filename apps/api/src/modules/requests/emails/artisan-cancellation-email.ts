import { eq } from 'drizzle-orm'
import {
  countLeft,
  craftsmenOf,
  isAnnouncedToCraftsmen,
  isCanceled,
  linesLeft,
  linesOf,
  retailOrder,
} from '#modules/orders/index.ts'
import type { AppContext } from '#platform/context.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { readRequests } from '../request-rows.ts'
import { orderRequest, sentRequestEmail } from '../tables.ts'
import { itemsText } from './items-text.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('requests-emails', texts)

export const artisanCancellationEmail = defineEmail('artisan-cancellation-email', sendArtisanCancellation)

/**
 * Queues the emails about an accepted cancellation, in its transaction, which has locked the order. Craftsmen who
 * were not asked yet will be asked for what is left.
 */
export async function queueArtisanCancellation(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Transaction,
  { orderId, requestId }: { orderId: number; requestId: number },
): Promise<void> {
  if (await isAnnouncedToCraftsmen(tx, orderId)) await jobs.add(tx, artisanCancellationEmail, { requestId })
}

/**
 * Emails each craftsman of an order that goods were canceled, and what is still to be made. Queued only if they
 * may have been asked to make them. The request records that they were sent; after a partial failure the retry has the same id, which mail programs
 * show once.
 */
async function sendArtisanCancellation(
  { db, mail, settings, clock }: AppContext,
  { requestId }: { requestId: number },
): Promise<void> {
  const [found] = await readRequests(db, eq(orderRequest.id, requestId))
  if (found?.request.state !== 'accepted' || found.request.kind !== 'cancel') return
  const { orderId } = found.request
  const sent = await db.select().from(sentRequestEmail).where(eq(sentRequestEmail.requestId, requestId))
  if (sent.some(({ kind }) => kind === 'artisans')) return
  const [order] = await db.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  if (!order) return
  const left = isCanceled(order)
    ? []
    : linesLeft(await linesOf(db, orderId)).map((line) => ({ line, count: countLeft(line) }))
  for (const { id, email, firstName, language, artisansId } of await craftsmenOf(db, orderId)) {
    const isOwn = ({ line }: { line: { artisanId: number | null } }) => line.artisanId === artisansId
    const canceled = found.items.filter(isOwn)
    if (canceled.length === 0) continue
    const stillToMake = left.filter(isOwn)
    const t = textsIn(language)
    const { number } = order
    const what = stillToMake.length === 0 ? 'all' : 'part'
    await mail.send(
      writeEmail({
        to: email,
        name: firstName,
        language,
        subject: t(`artisan-cancellation-email.${what}.subject`, { number }),
        opening: [
          t(`artisan-cancellation-email.${what}.opening`, { number }),
          itemsText(canceled, language),
          ...(what === 'all' ? [] : [t('artisan-cancellation-email.left'), itemsText(stillToMake, language)]),
        ].join('\n'),
        action: {
          text: t('artisan-cancellation-email.look'),
          link: `${settings.publicUrl}/${language}/admin/craftsman-order-history/special-product-description/${orderId}`,
        },
        closing: t('artisan-cancellation-email.closing'),
      }),
      await emailIdOf(db, 'artisan-cancellation-email', requestId, id),
    )
  }
  await db
    .insert(sentRequestEmail)
    .values({ requestId, kind: 'artisans', sentAt: clock() })
    .onConflictDoNothing()
}
