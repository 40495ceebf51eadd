import { sql } from 'drizzle-orm'
import type { SetupLine } from '#platform/waiting.ts'
import { category, color, retailProduct } from './tables.ts'

/** Setup steps of the catalogue: a product needs a category and a colour. */
export const SETUP_LINES: readonly SetupLine[] = [
  { name: 'category', isDone: sql`exists (select from ${category})` },
  { name: 'color', isDone: sql`exists (select from ${color})` },
  { name: 'product', isDone: sql`exists (select from ${retailProduct})` },
]
