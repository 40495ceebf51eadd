import { and, inArray, isNotNull, like, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { storedFile } from '#platform/storage/tables.ts'
import { OWNERS } from './chat-files.ts'
import { chatConversation } from './tables.ts'

/** Conversations whose client has left. That of a company stays while anybody of it is there. */
const LEFT = sql`select c.id from chat_conversation c join account own on own.id = c.account_id
  where own.status = 'closed' and not exists (
    select from account person where person.company_id = own.id and person.status <> 'closed')`

/** The files that some message names. */
const NAMED = sql`select (file ->> 'id')::uuid from chat_message m, jsonb_array_elements(m.files) file
  where m.files <> '[]'::jsonb`

/**
 * Removes the conversations of closed accounts, and lets go of files that no message names any more: they are removed with
 * others that nothing uses.
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
