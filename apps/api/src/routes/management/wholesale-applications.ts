import type { wholesaleApplications } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { decideApplication } from '../../wholesale/applications/decide-application.ts'
import { listApplications, readApplication } from '../../wholesale/applications/managed-applications.ts'

export const wholesaleApplicationRoutes = {
  list: listApplications,
  read: ({ params }, tools) => readApplication(tools, params.id),
  approve: async ({ params, query, actor }, tools) => {
    await decideApplication(tools, { ...params, ...query, by: actor }, { status: 'active' })
    return readApplication(tools, params.id)
  },
  refuse: async ({ params, query, body, actor }, tools) => {
    const decision = { status: 'refused', reason: body.reason } as const
    await decideApplication(tools, { ...params, ...query, by: actor }, decision)
    return readApplication(tools, params.id)
  },
} satisfies HandlersFor<typeof wholesaleApplications>
