import type { GoodsChoices } from '@shyrdak/sdk/management'
import { useQuery } from '@tanstack/react-query'
import { useDeskCall } from '../desk-call.ts'
import { GOODS_ENDPOINTS, type GoodsKind } from './goods-kind.ts'

/**
 * Loads the categories, colours and other choices for products of a kind. Several parts of a page share one
 * request.
 */
export function useChoices(kind: GoodsKind) {
  const call = useDeskCall()
  const { choices } = GOODS_ENDPOINTS[kind]
  return useQuery<GoodsChoices>({
    queryKey: [choices.path],
    queryFn: ({ signal }) => call(choices, { signal }),
  })
}
