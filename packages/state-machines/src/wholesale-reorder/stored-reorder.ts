import { Id } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import type { Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'

const ReorderItems = z.object({ orderId: Id })

/**
 * The format stored under `reorderItems`: the order whose lines wait for the client's decision. The lines are
 * loaded again, because prices and stock may have changed since.
 */
export const REORDER_ITEMS = {
  key: STORAGE_KEYS.reorderItems,
  version: 1,
  schema: ReorderItems,
} as const satisfies Envelope<typeof ReorderItems>
