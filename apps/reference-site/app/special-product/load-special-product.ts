import type { SpecialProduct, SpecialProductEntry } from '@shyrdak/sdk/contract'
import type { Visit } from '../visit.ts'

/** A special product and what else its maker makes. */
export interface LoadedSpecialProduct {
  product: SpecialProduct
  beside: SpecialProductEntry[]
}

const BESIDE = 4

/** Loads what a special product's page shows beside it. */
export async function loadBeside({ sdk }: Visit, product: SpecialProduct): Promise<LoadedSpecialProduct> {
  if (!product.artisan) return { product, beside: [] }
  const { data } = await sdk.specialGoods.products.list({
    query: { artisan_id: product.artisan.id, count: BESIDE + 1 },
  })
  return { product, beside: data.filter(({ id }) => id !== product.id).slice(0, BESIDE) }
}
