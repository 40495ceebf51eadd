import { formatSom } from '@shyrdak/sdk/format'
import { toMoney } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { invoiceNumberOf } from '../present-invoice.ts'
import { invoice, wholesaleOrder } from '../../tables.ts'
import { sendOnce } from '../../emails/send-once.ts'
import { emailTextsIn, writeWholesaleEmail } from '../../emails/write-wholesale-email.ts'

export type InvoiceEmailKind = 'made' | 'paid'

interface Payload {
  kind: InvoiceEmailKind
  invoiceId: number
  /** The amount paid when the email was queued. Each amount has its own email. */
  paidMinor: number
  accountId: number
}

export const wholesaleInvoiceEmail = defineEmail('wholesale-invoice-email', sendInvoiceEmail)

/** Emails that an invoice was issued or paid. Skips a payment that was followed by another. */
async function sendInvoiceEmail(
  context: AppContext,
  { kind, invoiceId, paidMinor, accountId }: Payload,
): Promise<void> {
  const { db, settings } = context
  const [found] = await db
    .select({ invoice, order: wholesaleOrder })
    .from(invoice)
    .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
    .where(eq(invoice.id, invoiceId))
  if (!found || (kind === 'paid' && found.invoice.paidMinor !== paidMinor)) return
  const about = { kind: kind === 'made' ? 'invoice' : `paid ${paidMinor}`, aboutId: invoiceId, accountId }
  await sendOnce(context, about, async ({ email, firstName, language }) => {
    const t = emailTextsIn(language)
    const money = (minor: number) => formatSom(toMoney(minor))
    const { sumMinor } = found.invoice
    const number = invoiceNumberOf(found.invoice)
    const left = sumMinor - paidMinor
    const values = { number, order: found.order.number, sum: money(sumMinor), paid: money(paidMinor) }
    const opening =
      kind === 'made'
        ? t('invoice.opening', values)
        : left === 0
          ? t('paid.opening', values)
          : t('partPaid.opening', { ...values, left: money(left) })
    return writeWholesaleEmail({
      to: email,
      name: firstName,
      language,
      subject:
        kind === 'made'
          ? t('invoice.subject', values)
          : left === 0
            ? t('paid.subject', values)
            : t('partPaid.subject', values),
      opening,
      action: {
        text: t('toInvoice'),
        link: `${settings.publicUrl}/${language}/admin/invoice/order/${found.order.id}`,
      },
    })
  })
}
