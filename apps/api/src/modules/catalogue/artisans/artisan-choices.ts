import { LANGUAGES } from '@shyrdak/sdk/contract'
import { MAX_ARTISAN_CHOICES, type ArtisanChoices } from '@shyrdak/sdk/management'
import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { artisan } from '../special-tables.ts'

/** Separators between the words of a name. They are replaced by spaces for matching. */
const BETWEEN = '-–—_/\\.,:;!?&+*%#№«»„“”‘’"\'()[]'

/** Splits a text into words of letters and digits only, which need no escaping in a pattern. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The condition that each of the words begins some word of the name in a language. */
function hasWords(language: string, words: readonly string[]): SQL | undefined {
  const name = sql`' ' || translate(${artisan.name} ->> ${language}, ${BETWEEN}, ${' '.repeat(BETWEEN.length)})`
  return and(...words.map((word) => ilike(name, `% ${word}%`)))
}

/**
 * Returns the published workshops that match a text, in the order of the store; the first ones for an empty
 * text.
 */
export async function artisanChoices(db: Database, text = ''): Promise<ArtisanChoices> {
  const words = wordsOf(text)
  // A text without any word, such as punctuation, matches nothing.
  if (words.length === 0 && text !== '') return { artisans: [], has_more: false }
  const found = words.length === 0 ? undefined : or(...LANGUAGES.map((language) => hasWords(language, words)))
  const rows = await db
    .select({ id: artisan.id, name: artisan.name })
    .from(artisan)
    .where(and(eq(artisan.state, 'published'), found))
    .orderBy(asc(artisan.place), asc(artisan.id))
    .limit(MAX_ARTISAN_CHOICES + 1)
  return { artisans: rows.slice(0, MAX_ARTISAN_CHOICES), has_more: rows.length > MAX_ARTISAN_CHOICES }
}
