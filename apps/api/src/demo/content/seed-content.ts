import { writePage } from '../../content/write-page.ts'
import type { Transaction } from '../../db/database.ts'
import { DEMO_PAGES } from './demo-pages.ts'

/** Writes the demo shop's pages as a manager would. */
export async function seedContent(tx: Transaction, now: Date): Promise<void> {
  for (const page of DEMO_PAGES) await writePage(tx, page, { now })
}
