import { Alert } from '@shyrdak/blocks/parts/alert'
import { Image } from '@shyrdak/blocks/parts/image'
import type { Issue, QuotedLine } from '@shyrdak/sdk/contract'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { cartKey } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { MakingTime } from '../../parts/making-time.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { fieldAnchor } from './error-summary.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

interface Props {
  readonly line: QuotedLine
  readonly index: number
  readonly chosen: string | undefined
  readonly issues: readonly Issue[]
  readonly send: StepProps['send']
}

/** An item of the order with the choice of its delivery. */
export function DeliveryOfLine({ line, index, chosen, issues, send }: Props) {
  const store = useStore()
  const { language } = store
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const name = line.name ? localized(line.name, language) : line.line_key
  const path = line.state === 'available' ? `items.${index}.service_id` : `items.${index}`
  const issue = issues.find((one) => one.path.join('.') === path)
  return (
    <div className="shyrdak-checkout-parcel" data-path={path} id={fieldAnchor(path)}>
      <div className="shyrdak-checkout-parcel-what">
        {line.photo ? (
          <span className="shyrdak-checkout-photo">
            <Image photo={store.image(line.photo)} alt="" sizes="72px" />
          </span>
        ) : null}
        <p>
          <strong>{name}</strong>
          <span className="shyrdak-checkout-traits">
            {[
              line.color_name && localized(line.color_name, language),
              formatSize(line.size, language),
              t('itemsOf', { count: line.count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <MakingTime goods={line} count={line.count} />
        </p>
      </div>
      {line.state === 'available' && line.services.length > 0 ? (
        <DeliveryChoice
          id={fieldAnchor(path)}
          name={`delivery-${index}`}
          label={t('deliveryOf', { name })}
          services={line.services}
          chosen={chosen}
          error={issue && textOf(issue)}
          onChoose={(service_id) => send({ type: 'delivery.choose', key: cartKey(line), service_id })}
        />
      ) : (
        <Alert
          tone="warning"
          live="off"
          title={line.state === 'available' ? t('noDelivery') : t(`lineTrouble.${line.state}`)}
        >
          <a href={store.link('/order/basket')}>{t('editCart')}</a>
        </Alert>
      )}
    </div>
  )
}
