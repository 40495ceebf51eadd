import type { Quote } from '@shyrdak/sdk/contract'
import { formatMoney, localized } from '@shyrdak/sdk/format'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import { daysToMake } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'

interface QuoteChangesProps {
  readonly before: Quote | null
  readonly now: Quote
}

/** What has changed between two quotes, by line. */
export function QuoteChanges({ before, now }: QuoteChangesProps) {
  const { language } = useStore()
  const messages = useMessages('checkout')
  const som = (money: string) => formatMoney(money, 'KGS', language)
  const changes = now.lines.flatMap((line) => {
    const old = before?.lines.find(
      ({ line_key, is_special }) => line_key === line.line_key && is_special === line.is_special,
    )
    const name = line.name ? localized(line.name, language) : line.line_key
    if (line.state === 'insufficient') return [`${name}: ${messages.lineFewer(line.stock)}`]
    if (line.state !== 'available') return [`${name}: ${messages.lineTrouble[line.state]}`]
    if (old && old.sale_cost !== line.sale_cost)
      return [`${name}: ${messages.priceChanged(som(old.sale_cost), som(line.sale_cost))}`]
    const days = daysToMake(line, line.count)
    // No longer in stock but made to order: same price, later delivery.
    if (days !== null && old && days !== daysToMake(old, old.count))
      return [`${name}: ${describeMadeToOrder(days, language)}`]
    return []
  })
  if (changes.length === 0) return null
  return (
    <section className="shyrdak-checkout-changes" aria-label={messages.changes}>
      <h3>{messages.changes}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  )
}
