import { formatDate, formatSize, localized } from '@shyrdak/sdk/format'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { emailIdOf } from '#platform/email/email-id.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { textsOf } from '#platform/text/i18n.ts'
import { lockOrder, type OrderRow } from '../order-rows.ts'
import { readOrderRows } from '../present-order.ts'
import { presentForArtisan } from '../present-for-artisan.ts'
import { sentOrderEmail } from '../tables.ts'
import { craftsmenOf } from './craftsmen-of.ts'
import texts from './texts.json' with { type: 'json' }

const textsIn = textsOf('orders-emails', texts)

export const artisanOrderEmail = defineEmail('artisan-order-email', sendArtisanOrder)

/**
 * Emails each craftsman of an order, once work may begin, what is to be made and by which day. Sends once per
 * order, and not while it is on hold: sold out, canceled, or held by a manager, whose next move queues it again.
 */
async function sendArtisanOrder(context: AppContext, { orderId }: { orderId: number }): Promise<void> {
  const { db, mail, settings, clock } = context
  const order = await begin(context, orderId)
  if (!order) return
  const craftsmen = await craftsmenOf(db, orderId)
  const whole = await readOrderRows(db, order)
  for (const { id, email, firstName, language, artisansId } of craftsmen) {
    const t = textsIn(language)
    const part = presentForArtisan(whole, { artisanId: artisansId ?? 0, userId: id })
    const goods = part.items
      .map((item) => ({ ...item, left: item.count - (item.canceled ?? 0) }))
      .filter(({ left }) => left > 0)
      .map(({ name, color_name, size, left }) =>
        t('toMakeItem', {
          name: localized(name, language),
          color: localized(color_name, language),
          size: formatSize(size, language),
          count: left,
        }),
      )
    if (goods.length === 0) continue
    const promise =
      part.promised_on === null ? t('toPack') : t('toMakeBy', { day: formatDate(part.promised_on, language) })
    await mail.send(
      writeEmail({
        to: email,
        name: firstName,
        language,
        subject: t('toMakeSubject', { number: order.number }),
        opening: [t('toMake', { number: order.number }), ...goods.map((one) => `• ${one}`), promise].join(
          '\n',
        ),
        action: {
          text: t('toMakeLook'),
          link: `${settings.publicUrl}/${language}/admin/craftsman-order-history/special-product-description/${orderId}`,
        },
        closing: t('toMakeClosing'),
      }),
      // The id is stable: a retry after a partial failure resends the same email, which mail programs show
      // once.
      await emailIdOf(db, 'artisan-order-email', orderId, id),
    )
  }
  await db.insert(sentOrderEmail).values({ orderId, kind: 'to_make', sentAt: clock() }).onConflictDoNothing()
}

/**
 * Returns the order if its craftsmen are to be emailed, and records that they are about to be: what is canceled
 * from now on is emailed to them, too.
 */
async function begin({ db, clock }: AppContext, orderId: number): Promise<OrderRow | undefined> {
  const isSent = and(eq(sentOrderEmail.orderId, orderId), eq(sentOrderEmail.kind, 'to_make'))
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.kind !== 'special' || order.status === 'on_hold') return undefined
    if ((await tx.$count(sentOrderEmail, isSent)) > 0) return undefined
    await tx
      .insert(sentOrderEmail)
      .values({ orderId, kind: 'to_make_begun', sentAt: clock() })
      .onConflictDoNothing()
    return order
  })
}
