import type { sessions } from '@shyrdak/sdk/contract'
import { sessionActor } from '../../auth/own-account.ts'
import { endSession, endSessions, listSessions } from '../../auth/sessions.ts'
import type { HandlersFor } from '../../handler.ts'

const DONE = { status: true } as const

export const sessionRoutes = {
  list: ({ actor }, tools) => listSessions(tools, sessionActor(actor)),
  logout: async ({ actor }, tools) => {
    const own = sessionActor(actor)
    await endSession(tools, own, own.sessionId ?? 0)
    return DONE
  },
  end: async ({ actor, params }, tools) => {
    await endSession(tools, sessionActor(actor), params.id)
    return DONE
  },
  endAll: async ({ actor }, tools) => {
    await endSessions(tools, sessionActor(actor).userId)
    return DONE
  },
} satisfies HandlersFor<typeof sessions>
