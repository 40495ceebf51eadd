import { Icon } from '@shyrdak/blocks/parts/icon'
import { describeMaking } from '@shyrdak/sdk/messages'
import { daysToMake, type Making } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../hooks/use-store.ts'

interface MakingTimeProps {
  readonly goods: Making
  /** How many are wanted. */
  readonly count: number
}

/** When what is made to order is ready; nothing where enough lies ready. */
export function MakingTime({ goods, count }: MakingTimeProps) {
  const { language } = useStore()
  const days = daysToMake(goods, count)
  if (days === null) return null
  return (
    <span className="shyrdak-making-time">
      <Icon name="clock" />
      {describeMaking(days, language)}
    </span>
  )
}
