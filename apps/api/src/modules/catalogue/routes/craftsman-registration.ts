import type { registration } from '@shyrdak/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { account, registerPerson } from '#modules/accounts/index.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** A craftsman gets the number of a workshop at once; the workshop is public from its first save on. */
export const craftsmanRegistrationRoutes = {
  craftsman: ({ body, language }, context) =>
    registerPerson(context, {
      market: 'specialgoods',
      person: body,
      language,
      complete: async (tx, { id }) => {
        await tx
          .update(account)
          .set({ artisansId: sql`nextval(pg_get_serial_sequence('artisan', 'id'))` })
          .where(eq(account.id, id))
      },
    }),
} satisfies Pick<HandlersFor<typeof registration>, 'craftsman'>
