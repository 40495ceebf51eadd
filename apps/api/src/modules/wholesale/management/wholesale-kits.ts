import type { wholesaleKits } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { adjustKits } from '../branding/adjust-kits.ts'
import { createKit } from '../branding/create-kit.ts'
import { listManagedKits, readManagedKit } from '../branding/managed-kits.ts'

export const wholesaleKitRoutes = {
  create: (call, context) => createKit(context, call),
  list: listManagedKits,
  read: ({ params }, context) => readManagedKit(context, params.id),
  adjust: ({ principal, params, body }, context) => adjustKits(context, principal, params.id, body),
} satisfies HandlersFor<typeof wholesaleKits>
