import { deskPage } from '../desk-own-page.ts'
import { pageIn } from '../desk-query.ts'
import { goodsCalls, type GoodsKind } from './goods-kind.ts'

const PER_PAGE = 25

/** A page of goods of a kind, by the address. */
export const loadGoodsList = (request: Request, kind: GoodsKind) =>
  deskPage(request, [], async ({ sdk }) => {
    const search = new URL(request.url).searchParams
    const text = (search.get('text') ?? '').trim().slice(0, 100)
    const section = sectionIn(search)
    const list = await goodsCalls(sdk.management, kind).list({
      query: {
        page: pageIn(search),
        per_page: PER_PAGE,
        ...(text !== '' && { text }),
        ...(section && { sold_out: section === 'sold_out' }),
      },
    })
    return { list, text, section }
  })

export type GoodsSection = 'sold_out' | 'in_stock'

const sectionIn = (search: URLSearchParams): GoodsSection | undefined => {
  const requested = search.get('shelf')
  return requested === 'sold_out' || requested === 'in_stock' ? requested : undefined
}

export const loadGoods = (request: Request, kind: GoodsKind, id: string | undefined) =>
  deskPage(request, [], ({ sdk }) => goodsCalls(sdk.management, kind).read({ params: { id: Number(id) } }))
