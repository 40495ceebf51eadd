import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Quantity } from '@shyrdak/blocks/parts/quantity'
import { localized } from '@shyrdak/sdk/format'
import type { ReactNode, Ref } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { MakingTime } from '../../parts/making-time.tsx'
import { useStore } from '../../store/use-store.ts'
import type { BuyBoxProduct, BuyBoxSize } from './buy-box-product.ts'

interface AddRowProps {
  readonly product: BuyBoxProduct
  readonly size: BuyBoxSize | null
  readonly count: number
  readonly limit: number
  readonly isBusy: boolean
  readonly onCount: (count: number) => void
  readonly onAdd: () => void
  readonly ref: Ref<HTMLDivElement>
  /** The alerts of the button. */
  readonly children: ReactNode
}

/** The count, the button that adds it to the cart, and when goods made to order are ready. */
export function AddRow({
  product: { name, made_to_order_days: days },
  size,
  count,
  limit,
  isBusy,
  onCount,
  onAdd,
  ref,
  children,
}: AddRowProps) {
  const { language } = useStore()
  const t = useMessages('buy-box')
  return (
    <div className="shyrdak-buy-box-action" ref={ref}>
      <Quantity
        value={count}
        max={limit}
        onChange={onCount}
        labels={{
          label: t('countOf', { name: localized(name, language) }),
          decrease: t('less'),
          increase: t('more'),
          corrected: t('countRange', { max: limit }),
        }}
      />
      <Button size="large" wide busy={isBusy} onClick={onAdd}>
        <Icon name="cart" />
        {t('add')}
      </Button>
      {typeof days === 'number' ? (
        <p className="shyrdak-buy-box-making" aria-live="polite">
          {size ? (
            <MakingTime goods={{ stock: size.stock, made_to_order_days: days }} count={count} />
          ) : (
            t('madeIn', { count: days })
          )}
        </p>
      ) : null}
      {children}
    </div>
  )
}
