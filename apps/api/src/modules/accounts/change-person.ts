import type { ShopperChanges } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { refuseField } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { confirmationSecrets } from './confirmation-secrets.ts'
import { requestConfirmation } from './confirm-email.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { isEmailTaken } from './is-email-taken.ts'
import { hasSamePassword } from './has-same-password.ts'
import { type AccountRow, type Caller } from './log-in.ts'
import { ownAccount } from './own-account.ts'
import { plainPerson } from './plain-person.ts'
import { emailTaken } from './register-person.ts'
import { readableAddress } from './saved-address.ts'
import { checkPassword } from './set-password.ts'
import { accountEmail } from './emails/account-email.ts'

/**
 * Updates the account's own profile. Changing the email requires the password, and takes effect when the
 * emailed link is opened. Sending the current email cancels a pending change. `also` changes more in the same
 * transaction.
 * @throws INVALID, RATE_LIMITED
 */
export async function changePerson(
  context: AppContext,
  principal: SessionPrincipal,
  caller: Pick<Caller, 'ip'>,
  { email, password, address: typedAddress, ...typed }: ShopperChanges,
  also?: (tx: Transaction, who: AccountRow) => Promise<void>,
): Promise<AccountRow> {
  const { address: sent, ...changes } = await plainPerson({ ...typed, address: typedAddress })
  const address = sent ? readableAddress(context, sent) : sent
  const who = await ownAccount(context, principal)
  const isOther = email !== undefined && emailKey(email) !== who.emailKey
  if (isOther) {
    await checkPassword(context, who, caller, ['password', password])
    if (await isEmailTaken(context, email)) throw emailTaken()
  }
  const set = {
    ...(changes.first_name !== undefined && { firstName: changes.first_name }),
    ...(changes.last_name !== undefined && { lastName: changes.last_name }),
    ...(changes.phone !== undefined && { phone: changes.phone }),
    ...(changes.language !== undefined && { language: changes.language }),
    ...(address !== undefined && { address }),
  }
  const secretOf = await confirmationSecrets(context.db)
  await transactionWithJobs(context, async (tx) => {
    if (isOther && !(await hasSamePassword(tx, who))) throw refuseField(['password'], 'incorrect')
    await also?.(tx, who)
    if (Object.keys(set).length > 0) await tx.update(account).set(set).where(eq(account.id, who.id))
    if (isOther) {
      await requestConfirmation(tx, context, secretOf, { id: who.id, email })
      await context.jobs.add(tx, accountEmail, { kind: 'email-asked', accountId: who.id })
    } else if (email !== undefined) await cancelEmailChange(tx, who)
  })
  return { ...who, ...set }
}
