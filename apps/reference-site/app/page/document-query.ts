/** The query parameters that a document depends on; all others are ignored and do not split the cache. */
export const DOCUMENT_QUERY = [
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
  'variation',
  'size',
] as const

/** The part of a query that documents read, in one order. */
export function documentQuery(search: string): string {
  const query = new URLSearchParams(search)
  return new URLSearchParams(
    DOCUMENT_QUERY.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ).toString()
}

/** The part of a query that makes another page rather than another view of one: only the number in a list. */
export function canonicalQuery(search: string): string {
  const page = new URLSearchParams(search).get('page')
  return page && /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? `?page=${page}` : ''
}
