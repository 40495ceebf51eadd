import type { Language } from '@shyrdak/sdk/contract'
import { passwordRequest } from './tables.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { passwordEmail } from './emails/password-email.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/**
 * Stores a request for a temporary password. The job checks whether the email is known, so that this response
 * is the same for all.
 */
export async function requestPassword(context: AppContext, email: string, language: Language): Promise<void> {
  await transactionWithJobs(context, async (tx) => {
    const request = onlyRow(
      await tx
        .insert(passwordRequest)
        .values({ emailKey: emailKey(email), createdAt: context.clock() })
        .returning({ id: passwordRequest.id }),
      'insert into password_request',
    )
    await context.jobs.add(tx, passwordEmail, { requestId: request.id, language })
  })
}
