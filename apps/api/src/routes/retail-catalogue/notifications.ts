import type { notifications as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../../handler.ts'
import { cancelNotice, confirmNotice } from '../../notifications/answer-notice.ts'
import { askForNotice } from '../../notifications/ask-for-notice.ts'

export const notificationRoutes = {
  create: ({ body, actor, language }, tools) => askForNotice(tools, body, { actor, language }),
  confirm: ({ body }, tools) => confirmNotice(tools, body.k),
  cancel: async ({ body }, tools) => {
    await cancelNotice(tools, body.k)
    return { status: true } as const
  },
} satisfies HandlersFor<typeof endpoints>
