import type { ListingFilters } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { refuseField } from '../refusal.ts'
import type { Tools } from '../tools.ts'
import type { Wanted } from './listing-query.ts'
import { categories } from './read-categories.ts'

const set = <V extends string | number>(values: readonly V[] = []) =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1))

/** Filters as they are sent, read against the catalogue. Refuses a category that does not exist. */
export async function wantedProducts(
  tools: Pick<Tools, 'db' | 'revision'>,
  country: string,
  filters: ListingFilters,
  words: Wanted['words'] = null,
): Promise<Wanted> {
  const category =
    filters.category === undefined ? undefined : (await categories(tools)).byUrl(filters.category)
  if (filters.category !== undefined && !category) throw refuseField(['category'], 'invalid')
  return {
    country,
    categoryId: category?.id ?? null,
    group: set(filters.group),
    technique: set(filters.technique),
    model: set(filters.model),
    color: set(filters.color),
    minMinor: filters.min === undefined ? null : toMinor(filters.min),
    maxMinor: filters.max === undefined ? null : toMinor(filters.max),
    words,
  }
}
