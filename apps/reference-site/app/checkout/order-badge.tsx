import { Badge } from '@shyrdak/blocks/parts/badge'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { orderStatusColour, orderStatusLabel } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

const TONES = { red: 'madder', green: 'sage' } as const

/** An order status with its colour: red needs attention, green is done. Source: spec §4. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { language } = usePageContext()
  const colour = orderStatusColour(status)
  return (
    <span className="site-order-badge">
      <span className="shyrdak-hidden">{`${messagesIn(language, 'site/checkout')('status')}: `}</span>
      <Badge tone={colour ? TONES[colour] : 'indigo'}>{orderStatusLabel(status, i18nOf(language))}</Badge>
    </span>
  )
}
