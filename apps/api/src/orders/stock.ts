import { lineKey } from '@shyrdak/sdk/rules'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { stock } from '../db/schema/catalogue.ts'
import { inStockOrder } from '../rules/stock.ts'

interface Pieces {
  product_id: number
  variation_id: number
  size: string
  count: number
}

const isPiece = ({ variation_id, size }: Pieces) =>
  and(eq(stock.variationId, variation_id), eq(stock.size, size))

/**
 * Takes every line's pieces off the shelf, or says which line has too few. Then the caller must roll back:
 * lines before it have been taken. Rows are touched in one order, so that two buyers never lock each other out.
 */
export async function takeStock(tx: Transaction, lines: readonly Pieces[]): Promise<string | undefined> {
  for (const line of inStockOrder(lines)) {
    const { rowCount } = await tx
      .update(stock)
      .set({ quantity: sql`${stock.quantity} - ${line.count}`, revision: sql`${stock.revision} + 1` })
      .where(and(isPiece(line), gte(stock.quantity, line.count)))
    if (rowCount !== 1) return lineKey(line)
  }
  return undefined
}

/** Puts pieces back. What the catalogue has dropped since then goes nowhere. */
export async function returnStock(tx: Transaction, lines: readonly Pieces[]): Promise<void> {
  for (const line of inStockOrder(lines)) {
    await tx
      .update(stock)
      .set({ quantity: sql`${stock.quantity} + ${line.count}`, revision: sql`${stock.revision} + 1` })
      .where(isPiece(line))
  }
}

class SoldOut extends Error {}

/** Takes stock in a savepoint: all lines or none. Answers whether it was there. */
export async function tryTakeStock(tx: Transaction, lines: readonly Pieces[]): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      if ((await takeStock(inner, lines)) !== undefined) throw new SoldOut()
    })
    return true
  } catch (error) {
    if (error instanceof SoldOut) return false
    throw error
  }
}
