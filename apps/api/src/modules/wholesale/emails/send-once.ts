import { and, eq } from 'drizzle-orm'
import { account, type AccountRow } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Email } from '#platform/email/port.ts'
import { sentWholesaleEmail } from '../tables.ts'

interface About {
  kind: string
  aboutId: number
  accountId: number
}

/** Sends an email once to an account that is not closed, and records it. */
export async function sendOnce(
  { db, mail, clock }: Pick<AppContext, 'db' | 'mail' | 'clock'>,
  about: About,
  write: (reader: AccountRow) => Promise<Email | undefined>,
): Promise<void> {
  const [sent] = await db
    .select({ at: sentWholesaleEmail.sentAt })
    .from(sentWholesaleEmail)
    .where(
      and(
        eq(sentWholesaleEmail.kind, about.kind),
        eq(sentWholesaleEmail.aboutId, about.aboutId),
        eq(sentWholesaleEmail.accountId, about.accountId),
      ),
    )
  if (sent) return
  const [reader] = await db.select().from(account).where(eq(account.id, about.accountId))
  if (!reader || reader.status === 'closed') return
  const email = await write(reader)
  if (!email) return
  await mail.send(email)
  await db
    .insert(sentWholesaleEmail)
    .values({ ...about, sentAt: clock() })
    .onConflictDoNothing()
}
