import { defineEvent } from '#platform/events.ts'
import type { Transaction } from '#platform/sql/database.ts'
import type { StockKey } from './stock-key.ts'

/** Sold-out colours and sizes are in stock again. Emitted in the transaction that brings them back. */
export const restocked = defineEvent<{ tx: Transaction; keys: readonly StockKey[] }>('stock.back')
