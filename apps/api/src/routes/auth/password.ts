import { PASSWORD_EMAILED, type password } from '@shyrdak/sdk/contract'
import { sessionPrincipal } from '../../auth/own-account.ts'
import { requestPassword } from '../../auth/reset-password.ts'
import { changePassword, recoverPassword } from '../../auth/set-password.ts'
import type { HandlersFor } from '../../handler.ts'

export const passwordRoutes = {
  reset: async ({ body }, context) => {
    await requestPassword(context, body.email)
    return { message: PASSWORD_EMAILED } as const
  },
  recover: (call, context) => recoverPassword(context, call, call.body),
  change: async (call, context) => {
    await changePassword(context, sessionPrincipal(call.principal), call, call.body)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof password>
