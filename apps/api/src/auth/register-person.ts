import type { Issue, Language, Market, NewPerson, NewWholesaleClient } from '@shyrdak/sdk/contract'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { sql } from 'drizzle-orm'
import { account, wholesaleApplication } from '../db/schema/people.ts'
import { inTransaction } from '../orders/in-transaction.ts'
import { unstorableTexts } from '../orders/plain-text.ts'
import { refuse, refuseField } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'
import { confirmationSecrets } from './confirmation-secrets.ts'
import { askToConfirm } from './confirm-email.ts'
import { emailKey } from './email-key.ts'
import { isEmailTaken } from './is-email-taken.ts'
import { hashPassword } from './password-hash.ts'

export const emailTaken = () => refuseField(['email'], 'taken')

/** What the schema cannot say of what a person tells. */
export function checkPerson(
  fields: Readonly<Record<string, unknown>> & { phone?: string | undefined },
): void {
  const issues: Issue[] = unstorableTexts(fields)
  if (fields.phone !== undefined && !isValidPhoneNumber(fields.phone))
    issues.push({ path: ['phone'], code: 'invalid' })
  if (issues.length > 0) throw refuse('INVALID', { issues })
}

/**
 * Makes an account; letters follow. A wholesale client's waits for a manager; a craftsman gets the number of a
 * workshop, which is shown once its profile was saved.
 * @throws INVALID, with `taken` for an e-mail of any audience
 */
export async function registerPerson(
  context: AppContext,
  market: Exclude<Market, 'management'>,
  person: NewPerson | NewWholesaleClient,
  language: Language,
): Promise<{ id: number }> {
  checkPerson(person)
  if (await isEmailTaken(context, person.email)) throw emailTaken()
  const passwordHash = await hashPassword(person.password)
  const secretOf = await confirmationSecrets(context.db)
  return inTransaction(context, async (tx) => {
    const now = context.clock()
    // Whoever confirms the same address at this moment goes first, or second.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${emailKey(person.email)}, 0))`)
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
        status: market === 'wholesale' ? 'waiting' : 'active',
        ...(market === 'specialgoods' && {
          artisansId: sql`nextval(pg_get_serial_sequence('artisan', 'id'))`,
        }),
        createdAt: now,
      })
      .onConflictDoNothing({ target: account.emailKey })
      .returning({ id: account.id, email: account.email })
    if (!made) throw emailTaken()
    if ('company' in person)
      await tx.insert(wholesaleApplication).values({
        accountId: made.id,
        company: person.company,
        country: person.country_iso_code,
        city: person.city,
        comment: person.comment ?? '',
        createdAt: now,
      })
    await askToConfirm(tx, context, secretOf, made)
    return { id: made.id }
  })
}
