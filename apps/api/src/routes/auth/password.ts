import { PASSWORD_EMAILED, type password } from '@shyrdak/sdk/contract'
import { sessionActor } from '../../auth/own-account.ts'
import { askForPassword } from '../../auth/reset-password.ts'
import { changePassword, recoverPassword } from '../../auth/set-password.ts'
import type { HandlersFor } from '../../handler.ts'

export const passwordRoutes = {
  reset: async ({ body }, tools) => {
    await askForPassword(tools, body.email)
    return { message: PASSWORD_EMAILED } as const
  },
  recover: (call, tools) => recoverPassword(tools, call, call.body),
  change: async (call, tools) => {
    await changePassword(tools, sessionActor(call.actor), call, call.body)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof password>
