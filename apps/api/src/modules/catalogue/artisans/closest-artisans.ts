import type { Artisan } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { statement } from '#platform/sql/statement.ts'
import { closenessOf } from '../search/closeness.ts'
import { searchedText } from '../search/searched-text.ts'
import { termConditions, type Put } from '../search/term-conditions.ts'
import { SPECIAL } from '../search/vocabulary.ts'

const NOTHING = { artisans: [], total: 0 }

/** Returns some of the published workshops that a text finds, best first, with the number of all. */
export async function closestArtisans(
  context: Pick<AppContext, 'db' | 'revision'>,
  text: string,
  from: number,
  count: number,
): Promise<{ artisans: Artisan[]; total: number }> {
  const { terms, phrase } = await searchedText(context, text, SPECIAL)
  if (terms.some((ids) => ids.length === 0)) return NOTHING
  const values: unknown[] = []
  const put: Put = (value, type) => `$${values.push(value)}::${type}`
  const { conditions, relevance } = termConditions(terms, put)
  const found = `from artisan_search_entry join artisan on artisan.id = artisan_id
    where artisan.state = 'published' and ${conditions.join(' and ')}`
  const [counted] = await statement<{ total: number }>(
    context.db,
    `select count(*)::int as total ${found}`,
    values,
  )
  if (!counted?.total) return NOTHING
  const artisans = await statement<Artisan>(
    context.db,
    `select id, name, position, profile_pic ${found}
      order by ${relevance ?? '0'} desc, ${closenessOf('name', put(phrase, 'text'))} desc, place, id
      limit ${put(count, 'bigint')} offset ${put(from, 'bigint')}`,
    values,
  )
  return { artisans, total: counted.total }
}
