import { Image } from '@shyrdak/blocks/parts/image'
import type { DeliveryService, Issue, QuotedLine } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { cartKey } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { fieldAnchor } from './error-summary.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

interface Props {
  readonly lines: readonly QuotedLine[]
  readonly services: readonly DeliveryService[]
  readonly chosen: string | undefined
  readonly issue: Issue | undefined
  readonly send: StepProps['send']
}

/** The path of the first line, used for issues of the choice for all lines. */
const PATH = 'items.0.service_id'

/** One choice for every item of the order. */
export function DeliveryOfAll({ lines, services, chosen, issue, send }: Props) {
  const { language, image } = useStore()
  const t = useMessages('checkout')
  const textOf = useIssueText()
  return (
    <div className="shyrdak-checkout-parcel" data-path={PATH} id={fieldAnchor(PATH)}>
      <ul className="shyrdak-checkout-parcel-all">
        {lines.map((line) => {
          const name = line.name ? localized(line.name, language) : line.line_key
          return (
            <li key={cartKey(line)} className="shyrdak-checkout-photo" title={name}>
              {line.photo ? <Image photo={image(line.photo)} alt={name} sizes="72px" /> : name}
            </li>
          )
        })}
      </ul>
      <DeliveryChoice
        id={fieldAnchor(PATH)}
        name="delivery"
        label={t('deliveryOfAll')}
        services={services}
        chosen={chosen}
        error={issue && textOf(issue)}
        onChoose={(service_id) => send({ type: 'delivery.choose', service_id })}
      />
    </div>
  )
}
