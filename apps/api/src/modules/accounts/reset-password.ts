import type { Language } from '@shyrdak/sdk/contract'
import { passwordRequest } from './tables.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { passwordEmail } from './emails/password-email.ts'

/**
 * Records the request, and in which language it was made. Whether anyone has the email is found out later, by the job:
 * here all are alike.
 */
export async function requestPassword(context: AppContext, email: string, language: Language): Promise<void> {
  await inTransaction(context, async (tx) => {
    const [request] = await tx
      .insert(passwordRequest)
      .values({ emailKey: emailKey(email), createdAt: context.clock() })
      .returning({ id: passwordRequest.id })
    if (!request) throw new Error('insert into password_request returned no row')
    await context.jobs.add(tx, passwordEmail, { requestId: request.id, language })
  })
}
