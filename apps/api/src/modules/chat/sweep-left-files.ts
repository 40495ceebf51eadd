import { and, inArray, isNotNull, like, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { OWNERS } from './chat-files.ts'
import { chatConversation } from './tables.ts'

/** The conversations of closed accounts. A company's stays while it has any employee. */
const LEFT = sql`select c.id from chat_conversation c join account own on own.id = c.account_id
  where own.status = 'closed' and not exists (
    select from account person where person.company_id = own.id and person.status <> 'closed')`

/** The files used in messages. */
const NAMED = sql`select (file ->> 'id')::uuid from chat_message m, jsonb_array_elements(m.files) file
  where m.files <> '[]'::jsonb`

/**
 * Deletes the conversations of closed accounts and releases files that no message uses. The sweep of unused
 * files deletes those.
 */
export async function sweepLeftFiles({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.delete(chatConversation).where(inArray(chatConversation.id, sql`(${LEFT})`))
    await tx
      .update(storedFile)
      .set({ claimedAt: null })
      .where(
        and(
          isNotNull(storedFile.claimedAt),
          like(storedFile.owner, `${OWNERS}%`),
          sql`${storedFile.id} not in (${NAMED})`,
        ),
      )
  })
}
