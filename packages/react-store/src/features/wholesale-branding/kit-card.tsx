import type { Brand } from '@shyrdak/sdk/contract'
import { formatNumber } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { BuyKits } from './buy-kits.tsx'
import { KitHistory } from './kit-history.tsx'

interface Props {
  readonly kit: Brand
  readonly companyId: number
  readonly canBuy: boolean
}

/** A kit: its balance, the pieces that the cart takes, and the price of another kit. */
export function KitCard({ kit, companyId, canBuy }: Props) {
  const { language } = useStore()
  const t = useMessages('wholesale-branding')
  const { id, name, count, brandPrice, starter_remainder: balance, selected_count: taken } = kit
  const missing = taken - balance
  return (
    <li className="shyrdak-branding-kit" data-short={missing > 0 || undefined}>
      <div className="shyrdak-branding-kit-head">
        <h2>{name}</h2>
        <p>
          <span className="shyrdak-hidden">{`${t('balance')}: `}</span>
          <strong>{formatNumber(balance, language)}</strong>
          <span>{t('unit', { count: balance })}</span>
        </p>
      </div>
      <p className="shyrdak-branding-note">{t('kit', { count, price: brandPrice })}</p>
      {taken > 0 ? <p className="shyrdak-branding-note">{t('inBasket', { count: taken })}</p> : null}
      {missing > 0 ? <p className="shyrdak-branding-short">{t('short', { count: missing })}</p> : null}
      {canBuy ? <BuyKits kit={kit} companyId={companyId} missing={Math.max(0, missing)} /> : null}
      <KitHistory key={balance} kitId={id} />
    </li>
  )
}
