import type { login } from '@shyrdak/sdk/contract'
import { logIn } from '../log-in.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const loginRoutes = {
  retail: (call, context) => logIn(context, 'frontend', call.body, call),
  wholesale: (call, context) => logIn(context, 'wholesale', call.body, call),
  craftsman: (call, context) => logIn(context, 'specialgoods', call.body, call),
} satisfies HandlersFor<typeof login>
