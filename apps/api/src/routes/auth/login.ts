import type { login } from '@shyrdak/sdk/contract'
import { logIn } from '../../auth/log-in.ts'
import type { HandlersFor } from '../../handler.ts'

export const loginRoutes = {
  retail: (call, tools) => logIn(tools, 'frontend', call.body, call),
  wholesale: (call, tools) => logIn(tools, 'wholesale', call.body, call),
  craftsman: (call, tools) => logIn(tools, 'specialgoods', call.body, call),
} satisfies HandlersFor<typeof login>
