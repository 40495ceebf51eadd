import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { emailConfirmation, type account } from './tables.ts'

/** Ends the link to a new email that is not confirmed yet. A link that confirms the current one stays valid. */
export async function cancelEmailChange(
  tx: Transaction,
  { id, email }: Pick<typeof account.$inferSelect, 'id' | 'email'>,
): Promise<void> {
  await tx
    .delete(emailConfirmation)
    .where(and(eq(emailConfirmation.accountId, id), ne(emailConfirmation.email, email)))
}
