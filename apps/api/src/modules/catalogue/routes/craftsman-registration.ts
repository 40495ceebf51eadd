import type { registration } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account, registerPerson } from '#modules/accounts/index.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { newArtisanId } from '../artisans/artisan-ids.ts'

/** A craftsman gets the number of a workshop at once; the workshop is public once a manager has approved it. */
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
