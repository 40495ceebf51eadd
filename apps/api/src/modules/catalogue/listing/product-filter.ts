import type { ListingFilters } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { refuseField } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import type { ProductFilter } from './listing-query.ts'
import { categories } from '../read-categories.ts'

const set = <V extends string | number>(values: readonly V[] = []) =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1))

/**
 * Resolves the filters of a request.
 * @throws INVALID on `category` for an unknown one, and on a size that cannot be looked up
 */
export async function productFilter(
  context: Pick<AppContext, 'db' | 'revision'>,
  country: string,
  filters: ListingFilters,
  { terms, phrase }: Pick<ProductFilter, 'terms' | 'phrase'> = { terms: null, phrase: null },
): Promise<ProductFilter> {
  refuseUnstorable({ size: filters.size })
  const category =
    filters.category === undefined ? undefined : (await categories(context)).byUrl(filters.category)
  if (filters.category !== undefined && !category) throw refuseField(['category'], 'invalid')
  return {
    country,
    categoryId: category?.id ?? null,
    group: set(filters.group),
    technique: set(filters.technique),
    model: set(filters.model),
    color: set(filters.color),
    size: set(filters.size),
    artisan: set(filters.artisan),
    inStock: filters.in_stock ?? false,
    onSale: filters.on_sale ?? false,
    minMinor: filters.min === undefined ? null : toMinor(filters.min),
    maxMinor: filters.max === undefined ? null : toMinor(filters.max),
    terms,
    phrase,
  }
}
