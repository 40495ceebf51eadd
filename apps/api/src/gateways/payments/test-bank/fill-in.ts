import { and, eq } from 'drizzle-orm'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { Database } from '#platform/sql/database.ts'
import type { Session } from './sessions.ts'
import { testBankSession } from './tables.ts'

/** Adds what the buyer's browser brings to a payment opened earlier, such as the return URL. */
export async function fillIn(
  db: Database,
  provider: PaymentProvider,
  ref: string,
  brought: Pick<Session, 'returnUrl' | 'cancelUrl' | 'description' | 'language'>,
): Promise<Session | undefined> {
  const [session] = await db
    .update(testBankSession)
    .set(brought)
    .where(and(eq(testBankSession.provider, provider), eq(testBankSession.ref, ref)))
    .returning()
  return session
}
