import type { sessions } from '@shyrdak/sdk/contract'
import { endSession, endSessions, listSessions } from '../sessions.ts'
import type { HandlersFor } from '#platform/handler.ts'

const DONE = { status: true } as const

export const sessionRoutes = {
  list: ({ principal }, context) => listSessions(context, principal),
  logout: async ({ principal }, context) => {
    await endSession(context, principal, principal.sessionId ?? 0)
    return DONE
  },
  end: async ({ principal, params }, context) => {
    await endSession(context, principal, params.id)
    return DONE
  },
  endAll: async ({ principal }, context) => {
    await endSessions(context, principal.userId)
    return DONE
  },
} satisfies HandlersFor<typeof sessions>
