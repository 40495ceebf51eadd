import type { email } from '@shyrdak/sdk/contract'
import { confirmEmail, sendSubscriptionConfirmation } from '../../auth/confirm-email.ts'
import { isEmailTaken } from '../../auth/is-email-taken.ts'
import { sessionPrincipal } from '../../auth/own-account.ts'
import type { HandlersFor } from '../../handler.ts'

export const emailRoutes = {
  exists: async ({ query }, context) => ({ exists: await isEmailTaken(context, query.email) }),
  confirm: ({ body }, context) => confirmEmail(context, body.k),
  sendSubscriptionConfirmation: async ({ principal }, context) => {
    await sendSubscriptionConfirmation(context, sessionPrincipal(principal))
    return { status: true } as const
  },
} satisfies HandlersFor<typeof email>
