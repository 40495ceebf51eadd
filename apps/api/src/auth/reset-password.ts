import { passwordRequest } from '../db/schema/people.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import type { AppContext } from '../app-context.ts'
import { emailKey } from './email-key.ts'

/** Notes the wish. Whether anyone has the e-mail is found out later, by the job: here all are alike. */
export async function requestPassword(context: AppContext, email: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const [request] = await tx
      .insert(passwordRequest)
      .values({ emailKey: emailKey(email), createdAt: context.clock() })
      .returning({ id: passwordRequest.id })
    if (!request) throw new Error('PostgreSQL wrote a request and did not tell it.')
    await context.jobs.add(tx, 'password-email', { requestId: request.id })
  })
}
