import type { Quote } from '@shyrdak/sdk/contract'
import { formatSom, localized } from '@shyrdak/sdk/format'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import { daysToMake } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { Heading } from '../../parts/heading.tsx'

interface QuoteChangesProps {
  readonly before: Quote | null
  readonly now: Quote
}

/** Lists what has changed between two quotes, by line. */
export function QuoteChanges({ before, now }: QuoteChangesProps) {
  const { language } = useStore()
  const t = useMessages('checkout')
  const i18n = useCodeMessages('labels')
  const changes = now.lines.flatMap((line) => {
    const old = before?.lines.find(
      ({ line_key, is_special }) => line_key === line.line_key && is_special === line.is_special,
    )
    const name = line.name ? localized(line.name, language) : line.line_key
    if (line.state === 'insufficient') return [`${name}: ${t('lineFewer', { stock: line.stock })}`]
    if (line.state !== 'available') return [`${name}: ${t(`lineTrouble.${line.state}`)}`]
    if (old && old.sale_cost !== line.sale_cost)
      return [
        `${name}: ${t('priceChanged', { from: formatSom(old.sale_cost), to: formatSom(line.sale_cost) })}`,
      ]
    const days = daysToMake(line, line.count)
    // No longer in stock but made to order: the price is the same, the delivery later.
    if (days !== null && old && days !== daysToMake(old, old.count))
      return [`${name}: ${describeMadeToOrder(days, i18n)}`]
    return []
  })
  if (changes.length === 0) return null
  return (
    <section className="shyrdak-checkout-changes" aria-label={t('changes')}>
      <Heading below={2}>{t('changes')}</Heading>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  )
}
