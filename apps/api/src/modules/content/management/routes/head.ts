import { managedHead as endpoints, type ManagedHeadEntry } from '@shyrdak/sdk/management'
import { getTableColumns } from 'drizzle-orm'
import { managedHandlers } from '../managed-handlers.ts'
import { orderHandler } from '../order-handler.ts'
import { byPosition } from '#modules/content/order-rows.ts'
import { removeHeadEntry, writeHeadEntry } from '#modules/content/write-head-entry.ts'
import { headEntry } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

const show = (row: typeof headEntry.$inferSelect): ManagedHeadEntry => row

export const managedHeadRoutes = {
  ...managedHandlers({
    table: headEntry,
    path: endpoints.list.path,
    order: byPosition(headEntry),
    columns: getTableColumns(headEntry),
    list: show,
    show,
    write: (tx, input: Parameters<typeof writeHeadEntry>[1], writing, { settings }) =>
      writeHeadEntry(tx, input, { ...writing, scriptHosts: settings.headScriptHosts }),
    remove: removeHeadEntry,
  }),
  order: orderHandler(headEntry),
  rules: (_call, { settings }) => ({ script_hosts: settings.headScriptHosts }),
} satisfies HandlersFor<typeof endpoints>
