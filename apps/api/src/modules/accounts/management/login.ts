import type { managerLogin } from '@shyrdak/sdk/management'
import { logIn } from '../log-in.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const managerLoginRoutes = {
  manager: (call, context) => logIn(context, 'management', call.body, call),
} satisfies HandlersFor<typeof managerLogin>
