import type { AppContext } from '#platform/context.ts'
import { findOrder, type OrderAccess } from '../find-order.ts'
import { readPayments } from '../management/present-payments.ts'
import { readFound } from '../read-order.ts'
import { receiptPdf } from './receipt-pdf.ts'

/**
 * Returns the receipt of an order to its owner or to a caller with its secret.
 * @throws NOT_FOUND
 */
export async function readReceipt(context: AppContext, id: number, opener: OrderAccess): Promise<File> {
  const found = await findOrder(context, { id }, opener)
  const order = await readFound(context, found)
  const payments = await readPayments(context.db, id)
  return receiptPdf({ order, payments }, context.settings)
}
