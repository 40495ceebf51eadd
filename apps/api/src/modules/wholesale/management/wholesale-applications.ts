import type { wholesaleApplications } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { setApplicationStatus } from '../applications/set-application-status.ts'
import { listApplications, readApplication } from '../applications/managed-applications.ts'

export const wholesaleApplicationRoutes = {
  list: listApplications,
  read: ({ params }, context) => readApplication(context, params.id),
  approve: async ({ params, query, principal }, context) => {
    await setApplicationStatus(context, { ...params, ...query, by: principal }, { status: 'active' })
    return readApplication(context, params.id)
  },
  reject: async ({ params, query, body, principal }, context) => {
    const verdict = { status: 'rejected', reason: body.reason } as const
    await setApplicationStatus(context, { ...params, ...query, by: principal }, verdict)
    return readApplication(context, params.id)
  },
} satisfies HandlersFor<typeof wholesaleApplications>
