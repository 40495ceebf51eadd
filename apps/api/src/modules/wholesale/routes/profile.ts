import type { profile } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { changeWholesaleProfile, readWholesaleProfile } from '../wholesale-profile.ts'

export const wholesaleProfileRoutes = {
  wholesale: {
    read: ({ principal }, context) => readWholesaleProfile(context, principal),
    update: (call, context) => changeWholesaleProfile(context, call.principal, call, call.body),
  },
} satisfies Pick<HandlersFor<typeof profile>, 'wholesale'>
