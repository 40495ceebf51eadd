import { Icon } from '@shyrdak/blocks/parts/icon'
import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import { formatSize } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { BuyBoxColor, BuyBoxProduct } from './buy-box-product.ts'

/** Stock up to this number is shown as remaining. */
const FEW = 3

interface SizeChoiceProps {
  readonly product: BuyBoxProduct
  readonly color: BuyBoxColor
  readonly chosen: string | undefined
  readonly name: string
  readonly isMissing: boolean
  /** Id of the page's popover with the size chart. */
  readonly sizeChart: string | undefined
  readonly onChoose: (size: string) => void
}

/**
 * The sizes of a colour. Sold-out sizes are disabled and low stock is shown; for goods made to order, whether
 * each size is in stock.
 */
export function SizeChoice({
  product,
  color,
  chosen,
  name,
  isMissing,
  sizeChart,
  onChoose,
}: SizeChoiceProps) {
  const { language } = useStore()
  const t = useMessages('buy-box')
  const isMade = typeof product.made_to_order_days === 'number'
  const noteOf = (stock: number) => {
    if (stock <= 0) return isMade ? t('toOrder') : t('soldOut')
    if (isMade) return stock === 1 ? t('oneReady') : t('ready', { stock })
    if (stock > FEW) return undefined
    return stock === 1 ? t('lastItem') : t('lastItems', { stock })
  }
  return (
    <RadioGroup
      label={t('size')}
      aside={
        sizeChart ? (
          <button type="button" className="shyrdak-buy-box-size-chart" popoverTarget={sizeChart}>
            <Icon name="ruler" />
            {t('sizeChart')}
          </button>
        ) : undefined
      }
      name={name}
      {...(chosen === undefined ? {} : { value: chosen })}
      onChange={onChoose}
      error={isMissing ? t('chooseSize') : undefined}
      options={color.sizes.map(({ size, stock }) => ({
        value: size,
        label: formatSize(size, language),
        soldOut: stock <= 0 && !isMade,
        note: noteOf(stock),
      }))}
    />
  )
}
