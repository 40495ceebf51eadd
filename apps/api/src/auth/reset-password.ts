import { passwordRequest } from '../db/schema/people.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import type { Tools } from '../tools.ts'
import { emailKey } from './email-key.ts'

/** Notes the wish. Whether anyone has the e-mail is found out later, by the job: here all are alike. */
export async function askForPassword(tools: Tools, email: string): Promise<void> {
  await inTransaction(tools, async (tx) => {
    const [request] = await tx
      .insert(passwordRequest)
      .values({ emailKey: emailKey(email), createdAt: tools.clock() })
      .returning({ id: passwordRequest.id })
    if (!request) throw new Error('PostgreSQL wrote a request and did not tell it.')
    await tools.jobs.add(tx, 'password-letter', { requestId: request.id })
  })
}
