import { LANGUAGES } from '@shyrdak/sdk/contract'
import { MAX_ARTISAN_CHOICES, type ArtisanChoices } from '@shyrdak/sdk/management'
import { and, asc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/sql/database.ts'
import { artisan } from '../special-tables.ts'

/** What stands between the words of a name: no letters, so that all of them are what they are in a pattern. */
const BETWEEN = '-–—_/\\.,:;!?&+*%#№«»„“”‘’"\'()[]'

/** The words of a text, which have no other characters than letters and digits. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** A name in a language that has, for each of the words, one that begins with it. */
function hasWords(language: string, words: readonly string[]): SQL | undefined {
  const name = sql`' ' || translate(${artisan.name} ->> ${language}, ${BETWEEN}, ${' '.repeat(BETWEEN.length)})`
  return and(...words.map((word) => ilike(name, `% ${word}%`)))
}

/** Published workshops that a text finds, in the order of the store; the first ones for no text. */
export async function artisanChoices(db: Database, text = ''): Promise<ArtisanChoices> {
  const words = wordsOf(text)
  // A text without any word is not that there is none: it finds nothing.
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
