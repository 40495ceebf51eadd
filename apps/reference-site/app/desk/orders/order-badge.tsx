import { i18nOf } from '../../messages/messages-in.ts'
import { Badge } from '@shyrdak/blocks/parts/badge'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { orderStatusColour, orderStatusLabel } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'

const TONES = { red: 'madder', green: 'sage' } as const

/** A status in its colour: red asks for attention, green is done. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { language } = usePageContext()
  const colour = orderStatusColour(status)
  return <Badge tone={colour ? TONES[colour] : 'indigo'}>{orderStatusLabel(status, i18nOf(language))}</Badge>
}
