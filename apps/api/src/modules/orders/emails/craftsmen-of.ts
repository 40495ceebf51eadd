import { and, eq, isNotNull } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { Database } from '#platform/sql/database.ts'
import { retailOrderLine, sentOrderEmail } from '../tables.ts'

/** Returns the craftsmen whose goods are in the order. */
export const craftsmenOf = (db: Database, orderId: number) =>
  db
    .selectDistinct({
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      language: account.language,
      artisansId: account.artisansId,
    })
    .from(account)
    .innerJoin(retailOrderLine, eq(retailOrderLine.artisanId, account.artisansId))
    .where(
      and(eq(retailOrderLine.orderId, orderId), isNotNull(account.artisansId), eq(account.status, 'active')),
    )

/** Whether the craftsmen of the order were emailed what to make. */
export const isAnnouncedToCraftsmen = async (db: Database, orderId: number): Promise<boolean> =>
  (await db.$count(
    sentOrderEmail,
    and(eq(sentOrderEmail.orderId, orderId), eq(sentOrderEmail.kind, 'to_make')),
  )) > 0
