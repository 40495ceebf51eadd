import { useEffect, useState } from 'react'
import { useStore } from '../../store/use-store.ts'
import { toBuyBoxProduct, toSpecialBuyBoxProduct, type BuyBoxProduct } from './buy-box-product.ts'

/**
 * Replaces the product of a cached page with the current one once `isAsked` is set, when the user is about to
 * buy it. The store invalidates cached pages when stock changes, but a page left open goes stale. Until then,
 * no client is loaded. When the page passes another product or newer data, that is used, and asked for again.
 */
export function useFreshProduct(product: BuyBoxProduct, isAsked: boolean): BuyBoxProduct {
  const store = useStore()
  const [fresh, setFresh] = useState<{ readonly of: string; readonly product: BuyBoxProduct } | null>(null)
  // By content: pages create the product on every render.
  const given = isAsked ? JSON.stringify(product) : null
  const { slug, is_special: isSpecial = false } = product
  useEffect(() => {
    if (given === null) return
    const of = given
    const leaving = new AbortController()
    async function ask() {
      // The page may have been open for long, so the connection is checked before any code is loaded.
      await store.ports.reach?.()
      const call = { params: { slug }, signal: leaving.signal }
      if (isSpecial) {
        const { specialGoods } = await store.sdk(
          import('./special-product-contract.ts').then(
            ({ specialProductContract }) => specialProductContract,
          ),
        )
        setFresh({ of, product: toSpecialBuyBoxProduct(await specialGoods.products.read(call)) })
      } else {
        const { retailCatalogue } = await store.sdk(
          import('./product-contract.ts').then(({ productContract }) => productContract),
        )
        setFresh({ of, product: toBuyBoxProduct(await retailCatalogue.products.read(call)) })
      }
    }
    // Without a response, the cached product is used: cart and order check again.
    ask().catch(() => {})
    return () => leaving.abort()
  }, [store, slug, isSpecial, given])
  return fresh !== null && fresh.of === given ? fresh.product : product
}
