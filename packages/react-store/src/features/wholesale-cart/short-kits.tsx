import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Brand } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { CART_KITS } from './cart-kits.tsx'

/** Warns before the order of kits with too few pieces for the cart, and links to the place to buy them. */
export function ShortKits({ kits }: { readonly kits: readonly Brand[] }) {
  const t = useMessages('wholesale-cart')
  if (kits.length === 0) return null
  return (
    <Alert tone="warning" live="off" title={t('shortKits')}>
      <ul className="shyrdak-wholesale-cart-short">
        {kits.map(({ id, name, remainder }) => (
          <li key={id}>
            <span>{name}</span>
            <strong>{t('kitShort', { count: -remainder })}</strong>
          </li>
        ))}
      </ul>
      <a href={`#${CART_KITS}`}>{t('toKits')}</a>
    </Alert>
  )
}
