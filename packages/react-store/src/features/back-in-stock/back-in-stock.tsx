import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { LocalizedText } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { useLateCode } from '../../store/use-late-code.ts'
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
const loadForm = async () => (await import('./subscription-form.tsx')).SubscriptionForm

/** A button for sold-out products, which opens the subscription form. */
export function BackInStock({ item, name, color, hasOtherSizes }: BackInStockProps) {
  const t = useMessages('buy-box')
  const { code: Form, state, ask } = useLateCode(loadForm, ['back-in-stock', 'errors', 'issues'])
  if (Form) return <Form item={item} name={name} color={color} />
  return (
    <div className="shyrdak-back-in-stock" data-state="closed">
      <Button
        tone={hasOtherSizes ? 'quiet' : 'secondary'}
        size={hasOtherSizes ? 'small' : 'medium'}
        busy={state === 'loading'}
        onClick={ask}
      >
        <Icon name="mail" />
        {hasOtherSizes ? t('notifyMeSize') : t('notifyMe')}
      </Button>
      {state === 'failed' ? <Alert tone="danger" title={t('failed')} /> : null}
    </div>
  )
}
