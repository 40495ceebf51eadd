import type { Language, Market, NewPerson } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { refuseField } from '#platform/refusal.ts'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { confirmationSecrets } from './confirmation-secrets.ts'
import { requestConfirmation } from './confirm-email.ts'
import { isEmailTaken } from './is-email-taken.ts'
import { hashPassword } from './password-hash.ts'
import { endInvitation, isLapsedInvitation } from './open-invitation.ts'
import { plainPerson } from './plain-person.ts'
import { account, holdsEmail } from './tables.ts'
import { lockEmail } from '#platform/sql/advisory-locks.ts'

export const emailTaken = () => refuseField(['email'], 'taken')

export interface Registration {
  market: Exclude<Market, 'management'>
  person: NewPerson
  /** The fallback when the body names none. */
  language: Language
  /** `waiting` for accounts that a manager must approve first. */
  status?: 'active' | 'waiting'
  /** Writes the market's own data in the same transaction. */
  complete?: (tx: Transaction, account: { id: number; now: Date }) => Promise<void>
}

/**
 * Creates an account and queues the email that confirms its address.
 * @throws INVALID, with `taken` for the email of an account of any market, or of somebody invited lately: they
 * accept by setting a password
 */
export async function registerPerson(
  context: AppContext,
  { market, person: typed, language, status = 'active', complete }: Registration,
): Promise<{ id: number }> {
  const person = await plainPerson(typed)
  if (await isEmailTaken(context, person.email)) throw emailTaken()
  const passwordHash = await hashPassword(person.password)
  const secretOf = await confirmationSecrets(context.db)
  return transactionWithJobs(context, async (tx) => {
    const now = context.clock()
    await lockEmail(tx, person.email)
    await endInvitation(tx, person.email, isLapsedInvitation(now))
    const [made] = await tx
      .insert(account)
      .values({
        market,
        email: person.email,
        emailKey: emailKey(person.email),
        passwordHash,
        firstName: person.first_name,
        lastName: person.last_name,
        phone: person.phone,
        language: person.language ?? language,
        status,
        createdAt: now,
      })
      .onConflictDoNothing({ target: account.emailKey, where: holdsEmail })
      .returning({ id: account.id, email: account.email })
    if (!made) throw emailTaken()
    await complete?.(tx, { id: made.id, now })
    await requestConfirmation(tx, context, secretOf, made)
    return { id: made.id }
  })
}
