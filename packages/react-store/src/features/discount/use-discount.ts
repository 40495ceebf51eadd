import type { CheckedDiscount } from '@shyrdak/sdk/contract'
import { useSyncExternalStore } from 'react'
import { useStore } from '../../store/use-store.ts'
import { discountOf } from './discount-of.ts'

/** The discount code of the cart; null without one, and until storage is read. */
export function useDiscount(): CheckedDiscount | null {
  const discount = discountOf(useStore())
  return useSyncExternalStore(discount.subscribe, discount.current, () => null)
}
