import type { wholesaleKits } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { adjustKits } from '../branding/adjust-kits.ts'
import { listManagedKits, readManagedKit } from '../branding/managed-kits.ts'

export const wholesaleKitRoutes = {
  list: listManagedKits,
  read: ({ params }, context) => readManagedKit(context, params.id),
  adjust: ({ principal, params, body }, context) => adjustKits(context, principal, params.id, body),
} satisfies HandlersFor<typeof wholesaleKits>
