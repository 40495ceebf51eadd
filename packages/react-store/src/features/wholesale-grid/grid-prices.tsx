import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { PriceTier } from '@shyrdak/sdk/contract'
import { formatDate, formatSom, localized } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { GridTotals } from './grid-totals.ts'

interface GridPricesProps {
  readonly tiers: readonly PriceTier[]
  readonly totals: Pick<GridTotals, 'tier' | 'next'>
}

/** The price tiers of a product: which one is reached, and how many pieces are missing to the next. */
export function GridPrices({ tiers, totals: { tier, next } }: GridPricesProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  return (
    <section className="shyrdak-wholesale-grid-prices" aria-label={t('prices')}>
      <ol>
        {tiers.map((one) => (
          <li key={one.from_count} aria-current={one.from_count === tier?.from_count || undefined}>
            <span>{t('fromCount', { count: one.from_count })}</span>
            <strong>{formatSom(one.price)}</strong>
            {one.list || one.valid_until ? (
              <small>
                <UnbrokenName
                  text={[
                    one.list ? localized(one.list.name, language) : '',
                    one.valid_until ? t('until', { day: formatDate(one.valid_until, language) }) : '',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                />
              </small>
            ) : null}
          </li>
        ))}
      </ol>
      {next ? (
        <p className="shyrdak-wholesale-grid-note" role="status">
          {t('nextTier', { count: next.missing, price: formatSom(next.tier.price) })}
        </p>
      ) : null}
    </section>
  )
}
