import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { formerCategoryUrl } from '../../tables.ts'

/** Redirects a category's former URL to it, and frees the new one from older redirects. */
export async function moveUrl(
  tx: Transaction,
  { id, url }: { id: number; url: string },
  to: string,
): Promise<void> {
  await takeUrl(tx, to)
  await tx.insert(formerCategoryUrl).values({ url, categoryId: id })
}

/** Removes the redirect of a URL that a category takes. */
export async function takeUrl(tx: Transaction, url: string): Promise<void> {
  await tx.delete(formerCategoryUrl).where(eq(formerCategoryUrl.url, url))
}
