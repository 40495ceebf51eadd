import { Choice } from '@shyrdak/blocks/parts/choice'
import { formatSize } from '@shyrdak/sdk/words'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import type { BuyBoxColor } from './buy-box-product.ts'

/** From here down the shopper is told how few are left. */
const FEW = 3

interface SizeChoiceProps {
  readonly color: BuyBoxColor
  readonly chosen: string | undefined
  readonly name: string
  readonly isMissing: boolean
  readonly onChoose: (size: string) => void
}

/** The sizes of a colour: what is sold out cannot be pressed and says why, of what is nearly gone the rest is told. */
export function SizeChoice({ color, chosen, name, isMissing, onChoose }: SizeChoiceProps) {
  const { language } = useStore()
  const words = useWords('product')
  const noteOf = (stock: number) =>
    stock <= 0 ? words.soldOut : stock <= FEW ? words.lastPieces(stock) : undefined
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
        soldOut: stock <= 0,
        note: noteOf(stock),
      }))}
    />
  )
}
