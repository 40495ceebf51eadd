import { Button } from '@shyrdak/blocks/parts/button'
import type { Brand } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useQuestion } from '../../parts/use-question.ts'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'

interface BuyKitProps {
  readonly kit: Pick<Brand, 'id' | 'name' | 'count' | 'brandPrice'>
  /** Missing pieces; a whole multiple of the kit's `count`. */
  readonly missing: number
  /** The client's `company_id`. */
  readonly companyId: number
}

/** Offers kits that are short, and buys them after a confirmation, since they are invoiced. */
export function BuyKit({ kit, missing, companyId }: BuyKitProps) {
  const t = useMessages('wholesale-cart')
  const { view: branding, send } = useWholesaleBranding()
  const { place, isAsking, ask, close } = useQuestion()
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const kits = missing / kit.count
  const price = formatSom(multiplyMoney(kit.brandPrice, kits))
  const isBuying = branding?.state !== 'known'
  return (
    <div className="shyrdak-buy-kit" ref={place} role="group" aria-label={t('buyKitsOf', { name: kit.name })}>
      <p>{t('kitOffer', { count: kits, pieces: kit.count, price })}</p>
      {isAsking ? (
        <p className="shyrdak-buy-kit-actions">
          <Button
            size="small"
            busy={isBuying}
            onKeyDown={leave}
            onClick={({ detail }) => {
              // The second click of a double click on the offer is no confirmation.
              if (detail > 1) return
              close()
              send({ type: 'kits.buy', companyId, brandId: kit.id, amount: missing })
            }}
          >
            {t('buyYes', { price })}
          </Button>
          <Button size="small" tone="quiet" onKeyDown={leave} onClick={close}>
            {t('buyNo')}
          </Button>
        </p>
      ) : (
        <Button size="small" tone="secondary" busy={isBuying} onClick={ask}>
          {t('buyKits', { count: kits })}
        </Button>
      )}
    </div>
  )
}
