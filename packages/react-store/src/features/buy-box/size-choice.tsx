import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { formatSize } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'
import type { BuyBoxColor, BuyBoxProduct } from './buy-box-product.ts'

/** Up to this stock, what is left is shown. */
const FEW = 3

interface SizeChoiceProps {
  readonly product: BuyBoxProduct
  readonly color: BuyBoxColor
  readonly chosen: string | undefined
  readonly name: string
  readonly isMissing: boolean
  readonly onChoose: (size: string) => void
}

/**
 * Sizes of a colour. Sold-out sizes are disabled, low stock is shown; for goods made to order, whether they are
 * in stock.
 */
export function SizeChoice({ product, color, chosen, name, isMissing, onChoose }: SizeChoiceProps) {
  const { language } = useStore()
  const messages = useMessages('product')
  const isMade = typeof product.made_to_order_days === 'number'
  const noteOf = (stock: number) => {
    if (isMade) return stock <= 0 ? messages.toOrder : messages.ready(stock)
    return stock <= 0 ? messages.soldOut : stock <= FEW ? messages.lastItems(stock) : undefined
  }
  return (
    <RadioGroup
      label={messages.size}
      name={name}
      {...(chosen === undefined ? {} : { value: chosen })}
      onChange={onChoose}
      error={isMissing ? messages.chooseSize : undefined}
      options={color.sizes.map(({ size, stock }) => ({
        value: size,
        label: formatSize(size, language),
        soldOut: stock <= 0 && !isMade,
        note: noteOf(stock),
      }))}
    />
  )
}
