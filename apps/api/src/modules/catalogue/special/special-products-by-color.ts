import type { ProductPage } from '@shyrdak/sdk/contract'
import { specialCard } from '@shyrdak/sdk/rules'
import type { AppContext } from '#platform/context.ts'
import { findSpecialProducts } from './find-special-products.ts'

interface ColorRequest {
  country: string
  colorId: number
  page: number
  perPage: number
  addressOf: (page: number) => string
}

/** Returns special goods of a colour in the card form shared by the search of both catalogues. */
export async function specialProductsByColor(
  context: AppContext,
  { country, colorId, ...page }: ColorRequest,
): Promise<ProductPage> {
  const filter = { country, categoryId: null, artisanId: null, colorId, text: null }
  const found = await findSpecialProducts(context, { filter, ...page })
  return { ...found, data: found.data.map(specialCard) }
}
