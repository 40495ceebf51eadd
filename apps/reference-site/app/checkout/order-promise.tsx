import { Icon } from '@shyrdak/blocks/parts/icon'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { formatDate } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import type { ShownOrder } from './shown-order.ts'

/** The date by which the artisan promised to make the order. Renders nothing once it is on its way. */
export function OrderPromise({ order: { promised_on, status } }: { order: ShownOrder }) {
  const { language } = usePageContext()
  if (promised_on === null || status === 'on_way' || status === 'completed') return null
  return (
    <p className="site-order-promise">
      <Icon name="clock" />
      <span>
        <UnbrokenName
          text={messagesIn(language, 'site/checkout')('promisedOn', {
            day: formatDate(promised_on, language),
          })}
        />
      </span>
    </p>
  )
}
