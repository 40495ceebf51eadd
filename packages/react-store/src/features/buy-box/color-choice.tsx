import { Swatch } from '@shyrdak/blocks/parts/swatch'
import { localized } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BuyBoxProduct } from './buy-box-product.ts'
import { isColorSoldOut } from './choice-of.ts'

interface ColorChoiceProps {
  readonly product: BuyBoxProduct
  readonly chosen: number
  readonly name: string
  readonly onChoose: (variation: number) => void
}

/** The colours of a product. Sold-out ones can still be selected. */
export function ColorChoice({ product, chosen, name, onChoose }: ColorChoiceProps) {
  const { language } = useStore()
  const t = useMessages('buy-box')
  return (
    <Swatch
      label={t('color')}
      name={name}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
      options={product.colors.map((color) => ({
        value: String(color.id),
        label: `${localized(color.name, language)}${isColorSoldOut(product, color) ? `, ${t('soldOut')}` : ''}`,
        color: color.hex,
      }))}
    />
  )
}
