import { WHOLESALE_COUNT } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import type { CellError } from './grid-order.ts'

/** Returns a function that describes the error of a cell in a few words. */
export function useCellErrorText(): (error: CellError) => string {
  const t = useMessages('wholesale-grid')
  return (error) => {
    switch (error.code) {
      case 'not_a_number':
        return t('errors.notANumber')
      case 'too_many':
        return t('errors.tooMany', { count: WHOLESALE_COUNT })
      case 'no_price':
        return t('errors.noPrice')
      case 'not_made':
        return t('errors.notMade')
      case 'logo_unknown':
        return t('errors.logoUnknown')
      case 'sold_out':
        return t('errors.soldOut', { count: error.left })
      default:
        return error satisfies never
    }
  }
}
