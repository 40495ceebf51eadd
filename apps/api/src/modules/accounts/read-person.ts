import { CLIENT_TYPES, type Person, type ShopperProfile } from '@shyrdak/sdk/contract'
import { and, eq, gt } from 'drizzle-orm'
import { emailConfirmation } from './tables.ts'
import type { AppContext } from '#platform/context.ts'
import type { AccountRow } from './log-in.ts'

/** Presents an account to its owner. */
export async function presentPerson(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  who: AccountRow,
): Promise<Person> {
  const [confirmation] = await db
    .select({ email: emailConfirmation.email })
    .from(emailConfirmation)
    .where(and(eq(emailConfirmation.accountId, who.id), gt(emailConfirmation.expiresAt, clock())))
  return {
    id: who.id,
    role: CLIENT_TYPES[who.market],
    first_name: who.firstName,
    last_name: who.lastName,
    email: who.email,
    is_email_confirmed: who.emailConfirmedAt !== null,
    new_email: confirmation && confirmation.email !== who.email ? confirmation.email : null,
    phone: who.phone,
    language: who.language,
    created_at: who.createdAt.toISOString(),
  }
}

/** Presents a shopper with the saved address. */
export const presentShopper = async (
  context: Pick<AppContext, 'db' | 'clock'>,
  who: AccountRow,
): Promise<ShopperProfile> => ({ ...(await presentPerson(context, who)), address: who.address })
