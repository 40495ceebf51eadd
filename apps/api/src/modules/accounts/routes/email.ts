import type { email } from '@shyrdak/sdk/contract'
import { confirmEmail, sendConfirmation } from '../confirm-email.ts'
import { isEmailTaken } from '../is-email-taken.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const emailRoutes = {
  exists: async ({ query }, context) => ({ exists: await isEmailTaken(context, query.email) }),
  confirm: ({ body }, context) => confirmEmail(context, body.k),
  sendConfirmation: async ({ principal }, context) => {
    await sendConfirmation(context, principal)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof email>
