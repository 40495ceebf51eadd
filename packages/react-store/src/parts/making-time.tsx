import { useCodeMessages } from '../messages/use-messages.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import { daysToMake, type StockAndLeadTime } from '@shyrdak/state-machines/retail-cart/rules'

interface MakingTimeProps {
  readonly goods: StockAndLeadTime
  readonly count: number
}

/** Shows when goods made to order will be ready; renders nothing when enough are in stock. */
export function MakingTime({ goods, count }: MakingTimeProps) {
  const i18n = useCodeMessages('labels')
  const days = daysToMake(goods, count)
  if (days === null) return null
  return (
    <span className="shyrdak-making-time">
      <Icon name="clock" />
      {describeMadeToOrder(days, i18n)}
    </span>
  )
}
