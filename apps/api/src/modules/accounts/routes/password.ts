import { PASSWORD_EMAILED, type password } from '@shyrdak/sdk/contract'
import { requestPassword } from '../reset-password.ts'
import { changePassword, recoverPassword } from '../set-password.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const passwordRoutes = {
  reset: async ({ body, language }, context) => {
    await requestPassword(context, body.email, language)
    return { message: PASSWORD_EMAILED } as const
  },
  recover: (call, context) => recoverPassword(context, call, call.body),
  change: async (call, context) => {
    await changePassword(context, call.principal, call, call.body)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof password>
