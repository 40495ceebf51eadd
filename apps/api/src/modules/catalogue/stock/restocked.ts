import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { StockKey } from './stock-key.ts'

/** Emitted when sold-out sizes are in stock again, in the transaction that adds the stock. */
export const restocked = defineEvent<{ tx: Transaction; keys: readonly StockKey[] }>('stock.back')
