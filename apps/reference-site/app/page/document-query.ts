/** The query parameters that a document depends on. All others are ignored and do not split the cache. */
const DOCUMENT_QUERY = [
  'category',
  'group',
  'technique',
  'model',
  'color',
  'artisan',
  'in_stock',
  'on_sale',
  'min',
  'max',
  'sort',
  'page',
  'shop',
  'text',
  'only',
  'variation',
  'size',
  'reviews',
] as const

/** Returns the query reduced to the parameters that documents read, in a fixed order. */
export function documentQuery(search: string): string {
  const query = new URLSearchParams(search)
  return new URLSearchParams(
    DOCUMENT_QUERY.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ).toString()
}

/**
 * Returns the query of the canonical URL. Only the page number of a list is kept, since all other parameters
 * just change the view of the same page.
 */
export function canonicalQuery(search: string): string {
  const page = new URLSearchParams(search).get('page')
  return page && /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? `?page=${page}` : ''
}
