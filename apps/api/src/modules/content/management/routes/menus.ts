import type { managedMenus as endpoints } from '@shyrdak/sdk/management'
import { readManagedMenu, readManagedMenus } from '../read-managed-menus.ts'
import { writeMenu } from '#modules/content/write-menu.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { transaction } from '#platform/sql/transaction.ts'

export const managedMenuRoutes = {
  list: (_call, { db }) => readManagedMenus(db),
  read: ({ params }, { db }) => readManagedMenu(db, params.name),
  update: ({ params, query, body }, { db }) =>
    transaction(db, async (tx) => {
      await writeMenu(tx, params.name, body, { revision: query.revision })
      return readManagedMenu(tx, params.name)
    }),
} satisfies HandlersFor<typeof endpoints>
