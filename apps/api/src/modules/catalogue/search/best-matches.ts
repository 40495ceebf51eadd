import { closenessOf } from './closeness.ts'
import type { Put, TermConditions } from './term-conditions.ts'

/**
 * The maximum number of results. Nobody pages further, and ranking everything would slow down with the size
 * of the shop.
 */
export const MAX_FOUND = 500

interface Matches extends Pick<TermConditions, 'nameConditions' | 'relevance'> {
  /** Tables with the columns `product_id`, `created_at`, `terms` and `name_terms`. */
  from: string
  /** The conditions on terms, and others. */
  where: string
  phrase: string | null
  put: Put
}

/**
 * SQL: the ids of the best matches, one more than `MAX_FOUND`. Finds goods with all words in the name, then the
 * newest with the words anywhere; the second query runs only if the first is not enough. The first repeats the
 * condition on all terms after the one on name terms: this tells PostgreSQL how rare they are, so that it uses
 * the index for rare ones instead of a scan. Of goods with as many words in the name, those called like the
 * phrase come first; only the names of goods found so far are compared.
 */
export function bestMatches({ from, where, nameConditions, relevance, phrase, put }: Matches): string {
  const newest = (conditions: string[]) =>
    `(select product_id, created_at, ${relevance ?? '0'} as relevance from ${from}
      where ${conditions.join(' and ')} order by created_at desc, product_id desc limit ${MAX_FOUND + 1})`
  return `
    with called as materialized ${newest([...nameConditions, where])}
    select found.product_id as id
    from (select * from called union ${newest([where, `(select count(*) from called) <= ${MAX_FOUND}`])}) found
    ${phrase === null ? '' : 'join product p on p.id = found.product_id'}
    order by relevance desc, ${phrase === null ? '' : `${closenessOf('p.name', put(phrase, 'text'))} desc,`}
      found.created_at desc, found.product_id desc limit ${MAX_FOUND + 1}`
}
