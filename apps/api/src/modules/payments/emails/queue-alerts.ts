import { and, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { queued } from '#platform/jobs/job.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { PaymentsContext } from '../context.ts'
import { paymentAlertEmail, type PaymentAlert } from './payment-alert-email.ts'

/** Queues an email to every manager about a payment or refund that needs attention. */
export async function queueAlerts(
  tx: Transaction,
  { jobs }: Pick<PaymentsContext, 'jobs'>,
  alert: PaymentAlert,
): Promise<void> {
  const managers = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.market, 'management'), eq(account.status, 'active')))
  await jobs.addAll(
    tx,
    managers.map(({ id: accountId }) => queued(paymentAlertEmail, { ...alert, accountId })),
  )
}
