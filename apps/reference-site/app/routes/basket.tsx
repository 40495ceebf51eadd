import { Basket } from '@shyrdak/react-store/widgets/basket'
import { CHECKOUT_COUNTRIES } from '@shyrdak/sdk/contract'
import type { Route } from './+types/basket.ts'
import type { PageHandle } from '../page/kind.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { purchaseMeta } from '../purchase/purchase-meta.ts'
import { PurchasePage } from '../purchase/purchase-page.tsx'
import { pageStore } from '../store/page-store.ts'

export const handle: PageHandle = { kind: 'hydrated', name: 'Basket' }

/** The basket is kept by the browser; the server only draws the page around it. */
export const loader = () => null

export async function clientLoader() {
  await pageStore().loadWords(['basket', 'alerts'])
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return purchaseMeta(matches, (words) => words.basketTitle)
}

export default function BasketPage() {
  const { country } = usePageVisit()
  return (
    <PurchasePage>
      <Basket delivers={(CHECKOUT_COUNTRIES as readonly string[]).includes(country)} />
    </PurchasePage>
  )
}
