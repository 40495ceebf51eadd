import type { sessions } from '@shyrdak/sdk/contract'
import { sessionPrincipal } from '../../auth/own-account.ts'
import { endSession, endSessions, listSessions } from '../../auth/sessions.ts'
import type { HandlersFor } from '../../handler.ts'

const DONE = { status: true } as const

export const sessionRoutes = {
  list: ({ principal }, context) => listSessions(context, sessionPrincipal(principal)),
  logout: async ({ principal }, context) => {
    const own = sessionPrincipal(principal)
    await endSession(context, own, own.sessionId ?? 0)
    return DONE
  },
  end: async ({ principal, params }, context) => {
    await endSession(context, sessionPrincipal(principal), params.id)
    return DONE
  },
  endAll: async ({ principal }, context) => {
    await endSessions(context, sessionPrincipal(principal).userId)
    return DONE
  },
} satisfies HandlersFor<typeof sessions>
