import { Button } from '@shyrdak/blocks/parts/button'
import { formatNumber } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { KitFailure } from '../wholesale-cart/kit-failure.tsx'
import { KitCard } from './kit-card.tsx'
import { useWholesaleBranding } from './use-wholesale-branding.ts'

export interface WholesaleBrandingProps {
  /** The client's `company_id`. */
  readonly companyId: number
  /** Whether the user may buy kits. */
  readonly canBuy: boolean
}

/**
 * The company's branding kits: balances and the pieces that the cart takes, purchases, and the history of
 * each kit. A number that could not be loaded is shown as a dash, never as zero; the failure is logged, not
 * shown. Source: spec §8.
 */
export function WholesaleBranding({ companyId, canBuy }: WholesaleBrandingProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-branding')
  const { view: branding, send } = useWholesaleBranding()
  const fallback = useFocusFallback<HTMLDivElement>()
  const kits = branding?.kits ?? null
  const pieces = kits?.reduce((sum, { starter_remainder }) => sum + starter_remainder, 0)
  const known = (value: number | undefined) =>
    value === undefined ? <span aria-label={t('unknown')}>–</span> : formatNumber(value, language)
  return (
    <div {...fallback} className="shyrdak-branding" data-state={branding?.state ?? 'reading'}>
      <div className="shyrdak-branding-sums">
        <dl>
          <div>
            <dt>{t('kits')}</dt>
            <dd>{known(kits?.length)}</dd>
          </div>
          <div>
            <dt>{t('pieces')}</dt>
            <dd>{known(pieces)}</dd>
          </div>
        </dl>
        <Button
          tone="quiet"
          size="small"
          busy={branding?.state === 'reading'}
          onClick={() => send({ type: 'kits.refresh' })}
        >
          {t('refresh')}
        </Button>
      </div>
      {kits ? null : <KitFailure />}
      {kits?.length === 0 ? <p>{t('none')}</p> : null}
      <ul className="shyrdak-branding-kits">
        {kits?.map((kit) => (
          <KitCard key={kit.id} kit={kit} companyId={companyId} canBuy={canBuy} />
        ))}
      </ul>
    </div>
  )
}
