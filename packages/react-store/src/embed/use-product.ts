import type { RetailProduct } from '@shyrdak/sdk/contract'
import { useStore } from '../store/use-store.ts'
import { useRead, type Reading } from './use-read.ts'

/** Reads a product by slug or id. */
export function useProduct(slug: string | null | undefined): Reading<RetailProduct> {
  const store = useStore()
  return useRead(slug ?? '', async (signal) => {
    const { retailCatalogue } = await store.sdk(
      import('../features/buy-box/product-contract.ts').then(({ productContract }) => productContract),
    )
    return retailCatalogue.products.read({ params: { slug: slug ?? '' }, signal })
  })
}
