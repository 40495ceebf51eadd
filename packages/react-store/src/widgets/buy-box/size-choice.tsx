import { Choice } from '@shyrdak/blocks/parts/choice'
import { formatSize } from '@shyrdak/sdk/words'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
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
  const words = useWords('product')
  const isMade = typeof product.made_to_order_days === 'number'
  const noteOf = (stock: number) => {
    if (isMade) return stock <= 0 ? words.toOrder : words.ready(stock)
    return stock <= 0 ? words.soldOut : stock <= FEW ? words.lastPieces(stock) : undefined
  }
  return (
    <Choice
      label={words.size}
      name={name}
      {...(chosen === undefined ? {} : { value: chosen })}
      onChange={onChoose}
      error={isMissing ? words.chooseSize : undefined}
      options={color.sizes.map(({ size, stock }) => ({
        value: size,
        label: formatSize(size, language),
        soldOut: stock <= 0 && !isMade,
        note: noteOf(stock),
      }))}
    />
  )
}
