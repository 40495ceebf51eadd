import { Button } from '@shyrdak/blocks/parts/button'
import { formatNumber } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { BuyKit } from '../wholesale-cart/buy-kit.tsx'
import { KitBought } from '../wholesale-cart/kit-bought.tsx'
import { KitFailure } from '../wholesale-cart/kit-failure.tsx'
import type { Layer } from './grid-layer.ts'
import type { TypedKit } from './grid-totals.ts'

interface KitBalancesProps {
  /** Null until their balances are loaded. */
  readonly kits: readonly TypedKit[] | null
  readonly isReading: boolean
  readonly layer: Layer
  readonly companyId: number
  readonly onRefresh: () => void
}

/** The balances of the kits in use, updated while typing, with an offer to buy those that are short. */
export function KitBalances({ kits, isReading, layer, companyId, onRefresh }: KitBalancesProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const shown = kits?.filter(
    ({ kit, typed, left }) => typed > 0 || left < 0 || kit.id === layer.brand || kit.id === layer.soleBrand,
  )
  if (shown?.length === 0) return null
  return (
    <section className="shyrdak-wholesale-grid-kits" aria-label={t('kits')}>
      <h3>{t('kits')}</h3>
      <KitFailure />
      <KitBought as="h3" />
      {shown ? (
        <ul>
          {shown.map(({ kit, typed, left, missing }) => (
            <li key={kit.id} data-state={left < 0 ? 'short' : 'enough'}>
              <p>
                <span>{kit.name}</span>
                <strong>{formatNumber(left, language)}</strong>
              </p>
              <p className="shyrdak-wholesale-grid-note" role="status">
                {left < 0 ? t('kitShort', { count: -left }) : t('kitTyped', { count: typed })}
              </p>
              {left < 0 ? <BuyKit kit={kit} missing={missing} companyId={companyId} /> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="shyrdak-wholesale-grid-unknown">
          <strong>–</strong>
          <Button tone="quiet" size="small" busy={isReading} onClick={onRefresh}>
            {t('readKits')}
          </Button>
        </p>
      )}
    </section>
  )
}
