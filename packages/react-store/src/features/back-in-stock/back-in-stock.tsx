import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { LocalizedText } from '@shyrdak/sdk/contract'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import type { SoldOutItem } from './start.ts'

export interface BackInStockProps {
  /** Sold-out sizes of one colour. */
  readonly item: SoldOutItem
  /** Name of the product. */
  readonly name: LocalizedText
  readonly color: LocalizedText
  /** Whether other sizes of the colour are available. */
  readonly hasOtherSizes: boolean
}

/** Few users subscribe, so the form is loaded on click. */
const SubscriptionFields = lazy(async () => ({
  default: (await import('./subscription-form.tsx')).SubscriptionForm,
}))

/** A button for sold-out products, which opens the subscription form. */
export function BackInStock({ item, name, color, hasOtherSizes }: BackInStockProps) {
  const t = useMessages('buy-box')
  const [isPressed, press] = useState(false)
  const button = (
    <div className="shyrdak-back-in-stock" data-state="closed">
      <Button
        tone={hasOtherSizes ? 'quiet' : 'secondary'}
        size={hasOtherSizes ? 'small' : 'medium'}
        busy={isPressed}
        onClick={() => press(true)}
      >
        <Icon name="mail" />
        {hasOtherSizes ? t('notifyMeSize') : t('notifyMe')}
      </Button>
    </div>
  )
  return isPressed ? (
    <Suspense fallback={button}>
      <SubscriptionFields item={item} name={name} color={color} />
    </Suspense>
  ) : (
    button
  )
}
