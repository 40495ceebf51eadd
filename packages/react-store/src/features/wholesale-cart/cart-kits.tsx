import { formatNumber } from '@shyrdak/sdk/format'
import { missingCount } from '@shyrdak/state-machines/wholesale-branding/rules'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { useWholesaleBranding } from '../wholesale-branding/use-wholesale-branding.ts'
import { BuyKit } from './buy-kit.tsx'
import { KitBought } from './kit-bought.tsx'
import { KitFailure, ReadKits } from './kit-failure.tsx'
import { useWholesaleCart } from './use-wholesale-cart.ts'

/** Id of the section, for links to it. */
export const CART_KITS = 'wholesale-cart-kits'

/** The kits used by the cart: the balance of each, and the kits to buy. */
export function CartKits({ companyId }: { readonly companyId: number }) {
  const { language } = useStore()
  const t = useMessages('wholesale-cart')
  const { view: cart } = useWholesaleCart()
  const { view: branding } = useWholesaleBranding()
  const fallback = useFocusFallback<HTMLElement>()
  if (!cart) return null
  const names = new Map(
    cart.lines.flatMap(({ line: { goods } }) =>
      [goods.brand, goods.sole_brand].flatMap((logo) => (logo ? [[logo.id, logo.name] as const] : [])),
    ),
  )
  if (names.size === 0) return null
  const kits = branding?.kits?.filter(({ id }) => names.has(id))
  return (
    <section {...fallback} id={CART_KITS} className="shyrdak-wholesale-cart-kits" aria-label={t('kits')}>
      <h2>{t('kits')}</h2>
      <KitFailure />
      <KitBought as="h3" />
      <ul>
        {kits
          ? kits.map((kit) => (
              <li key={kit.id} data-state={kit.isEnough ? 'enough' : 'short'}>
                <p>
                  <span>{kit.name}</span>
                  <strong>{formatNumber(kit.remainder, language)}</strong>
                </p>
                <p role="status">
                  {kit.isEnough
                    ? t('kitTaken', { count: kit.selected_count, balance: kit.starter_remainder })
                    : t('kitShort', { count: -kit.remainder })}
                </p>
                {kit.isEnough ? null : <BuyKit kit={kit} missing={missingCount(kit)} companyId={companyId} />}
              </li>
            ))
          : [...names].map(([id, name]) => (
              <li key={id} data-state="unknown">
                <p>
                  <span>{name}</span>
                  <strong>–</strong>
                </p>
              </li>
            ))}
      </ul>
      <ReadKits />
    </section>
  )
}
