import type { ProductPage } from '@shyrdak/sdk/contract'
import { specialCard } from '@shyrdak/sdk/rules'
import type { Tools } from '../tools.ts'
import { findSpecialProducts } from './find-special-products.ts'

interface Wish {
  country: string
  colorId: number
  page: number
  perPage: number
  addressOf: (page: number) => string
}

/** Special goods of a colour, as the search of both catalogues answers them. */
export async function specialProductsByColor(
  tools: Tools,
  { country, colorId, ...page }: Wish,
): Promise<ProductPage> {
  const wanted = { country, categoryId: null, artisanId: null, colorId }
  const found = await findSpecialProducts(tools, { wanted, ...page })
  return { ...found, data: found.data.map(specialCard) }
}
