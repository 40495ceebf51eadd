import { useEffect, useState } from 'react'
import { useStore } from '../../hooks/use-store.ts'
import { toBuyBoxProduct, type BuyBoxProduct } from './buy-box-product.ts'

/** The product of the page, whose stock may be minutes old, replaced by the store's own word as soon as that arrives. */
export function useFreshProduct(product: BuyBoxProduct): {
  readonly product: BuyBoxProduct
  readonly isFresh: boolean
} {
  const store = useStore()
  const [fresh, setFresh] = useState<BuyBoxProduct | null>(null)
  const { slug } = product
  useEffect(() => {
    const leaving = new AbortController()
    async function ask() {
      const { retailCatalogue } = await store.catalogue()
      if (leaving.signal.aborted) return
      const answer = await retailCatalogue.products.read({ params: { slug }, signal: leaving.signal })
      setFresh(toBuyBoxProduct(answer))
    }
    // What the page knows is good enough when the store does not answer: basket and order check again.
    ask().catch(() => {})
    return () => leaving.abort()
  }, [store, slug])
  const isFresh = fresh?.id === product.id
  return { product: isFresh ? fresh : product, isFresh }
}
