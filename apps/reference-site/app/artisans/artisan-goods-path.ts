/** The path of all products of an artisan, with the page numbers of both lists. */
export function artisanGoodsPath(id: number, { page = 1, shop = 1 } = {}): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (shop > 1) query.set('shop', String(shop))
  const text = query.toString()
  return `/order-history/${id}${text && `?${text}`}`
}
