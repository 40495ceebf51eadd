import type { RetailProduct } from '@shyrdak/sdk/contract'
import { useStore } from '../../store/use-store.ts'
import { useReading, type Reading } from '../../store/use-reading.ts'

/** Loads a product by slug or id. */
export function useProduct(slug: string | number): Reading<RetailProduct> {
  const store = useStore()
  return useReading(String(slug), async (signal) => {
    const { retailCatalogue } = await store.sdk(
      import('../buy-box/product-contract.ts').then(({ productContract }) => productContract),
    )
    return retailCatalogue.products.read({ params: { slug: String(slug) }, signal })
  })
}
