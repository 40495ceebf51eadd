import type { managedArtisans } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { moderateArtisan } from '../artisans/moderate-artisan.ts'
import { artisanChoices } from '../artisans/artisan-choices.ts'
import { listManagedArtisans, readManagedArtisan } from '../artisans/managed-artisans.ts'

export const managedArtisanRoutes = {
  list: listManagedArtisans,
  choices: ({ query }, { db }) => artisanChoices(db, query.text),
  read: ({ params }, context) => readManagedArtisan(context, params.id),
  publish: async ({ params, query, principal }, context) => {
    await moderateArtisan(context, { ...params, ...query, by: principal }, { state: 'published' })
    return readManagedArtisan(context, params.id)
  },
  sendBack: async ({ params, query, body, principal }, context) => {
    await moderateArtisan(
      context,
      { ...params, ...query, by: principal },
      { state: 'returned', reason: body.reason },
    )
    return readManagedArtisan(context, params.id)
  },
} satisfies HandlersFor<typeof managedArtisans>
