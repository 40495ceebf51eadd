import type { GoodsChoices } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { useDeskCall } from '../desk-call.ts'
import { GOODS_ENDPOINTS, type GoodsKind } from './goods-kind.ts'

/** What a product of a kind may be filed under and made in. Several parts of a page ask for it, and one call answers. */
export function useChoices(kind: GoodsKind) {
  const call = useDeskCall()
  const { choices } = GOODS_ENDPOINTS[kind]
  return useQuery<GoodsChoices>({
    queryKey: [choices.path],
    queryFn: ({ signal }) => call(choices, { signal }),
  })
}
