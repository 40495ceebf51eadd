import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
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

/**
 * Whether a craftsman of the order may have been emailed what to make. The emails begin under the order's lock:
 * whoever holds it and finds none may be sure that those still to come name what is left by then.
 */
export const isAnnouncedToCraftsmen = async (tx: Transaction, orderId: number): Promise<boolean> =>
  (await tx.$count(
    sentOrderEmail,
    and(eq(sentOrderEmail.orderId, orderId), inArray(sentOrderEmail.kind, ['to_make_begun', 'to_make'])),
  )) > 0
