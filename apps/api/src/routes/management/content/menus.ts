import type { managedMenus as endpoints } from '@shyrdak/sdk/contract'
import { readManagedMenu, readManagedMenus } from '../../../content/management/read-managed-menus.ts'
import { writeMenu } from '../../../content/write-menu.ts'
import type { HandlersFor } from '../../../handler.ts'

export const managedMenuRoutes = {
  list: (_call, { db }) => readManagedMenus(db),
  read: ({ params }, { db }) => readManagedMenu(db, params.name),
  update: ({ params, query, body }, { db }) =>
    db.transaction(async (tx) => {
      await writeMenu(tx, params.name, body, { revision: query.revision })
      return readManagedMenu(tx, params.name)
    }),
} satisfies HandlersFor<typeof endpoints>
