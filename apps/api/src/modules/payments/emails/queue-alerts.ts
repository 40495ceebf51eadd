import { and, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { queued } from '#platform/jobs/job.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { PaymentsContext } from '../context.ts'
import { paymentAlertEmail } from './payment-alert-email.ts'

/** Queues an email to every manager about a payment that needs attention. */
export async function queueAlerts(
  tx: Transaction,
  { jobs }: Pick<PaymentsContext, 'jobs'>,
  attemptId: string,
  flag: 'mismatch' | 'surplus',
): Promise<void> {
  const managers = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.market, 'management'), eq(account.status, 'active')))
  await jobs.addAll(
    tx,
    managers.map(({ id: accountId }) => queued(paymentAlertEmail, { attemptId, accountId, flag })),
  )
}
