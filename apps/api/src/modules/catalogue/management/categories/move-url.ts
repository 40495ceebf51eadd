import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { formerCategoryUrl } from '../../tables.ts'

/** Lets the address that a category had lead to it, and the new one to nothing else. */
export async function moveUrl(
  tx: Transaction,
  { id, url }: { id: number; url: string },
  to: string,
): Promise<void> {
  await takeUrl(tx, to)
  await tx.insert(formerCategoryUrl).values({ url, categoryId: id })
}

/** An address that a category takes leads to no former owner any more. */
export async function takeUrl(tx: Transaction, url: string): Promise<void> {
  await tx.delete(formerCategoryUrl).where(eq(formerCategoryUrl.url, url))
}
