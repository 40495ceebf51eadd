import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { formatSize } from '@shyrdak/sdk/format'
import { useStore } from '../../hooks/use-store.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { BuyBoxColor, BuyBoxProduct } from './buy-box-product.ts'

/** From here down the shopper is told how few are left. */
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
 * The sizes of a colour: what is sold out cannot be pressed and says why, of what is nearly gone the rest is told. Of
 * what is made to order it is told whether it lies ready.
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
