import type { email } from '@shyrdak/sdk/contract'
import { confirmEmail, sendConfirmation } from '../../auth/confirm-email.ts'
import { isEmailTaken } from '../../auth/is-email-taken.ts'
import { sessionActor } from '../../auth/own-account.ts'
import type { HandlersFor } from '../../handler.ts'

export const emailRoutes = {
  exists: async ({ query }, tools) => ({ exists: await isEmailTaken(tools, query.email) }),
  confirm: ({ body }, tools) => confirmEmail(tools, body.k),
  sendConfirmation: async ({ actor }, tools) => {
    await sendConfirmation(tools, sessionActor(actor))
    return { status: true } as const
  },
} satisfies HandlersFor<typeof email>
