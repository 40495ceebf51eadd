import type { NewWholesaleClient, registration } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account, plainPerson, registerPerson } from '#modules/accounts/index.ts'
import type { HandlersFor } from '#platform/handler.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { plainText } from '#platform/text/plain-text.ts'
import { wholesaleApplication } from '../tables.ts'

/** A new wholesale client sees no wholesale prices until a manager approves the application. */
export const wholesaleRegistrationRoutes = {
  wholesale: async ({ body, language }, context) => {
    const person = await plainPerson(body)
    return registerPerson(context, {
      market: 'wholesale',
      person,
      language,
      status: 'waiting',
      complete: (tx, made) => applyFor(tx, made, person),
    })
  },
} satisfies Pick<HandlersFor<typeof registration>, 'wholesale'>

async function applyFor(
  tx: Transaction,
  { id, now }: { id: number; now: Date },
  { company, country_iso_code: country, city, comment = '' }: NewWholesaleClient,
): Promise<void> {
  await tx.update(account).set({ companyId: id, employeeRole: 'owner' }).where(eq(account.id, id))
  await tx
    .insert(wholesaleApplication)
    .values({ accountId: id, company, country, city, comment: plainText(comment), createdAt: now })
}
