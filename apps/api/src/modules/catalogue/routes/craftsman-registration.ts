import type { registration } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account, registerPerson } from '#modules/accounts/index.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { newArtisanId } from '../artisans/artisan-ids.ts'

/** A new craftsman gets a workshop id at once. The workshop becomes public when a manager approves it. */
export const craftsmanRegistrationRoutes = {
  craftsman: ({ body, language }, context) =>
    registerPerson(context, {
      market: 'specialgoods',
      person: body,
      language,
      complete: async (tx, { id }) => {
        await tx.update(account).set({ artisansId: newArtisanId }).where(eq(account.id, id))
      },
    }),
} satisfies Pick<HandlersFor<typeof registration>, 'craftsman'>
