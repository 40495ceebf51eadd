import { Alert } from '@shyrdak/blocks/parts/alert'
import type { Brand } from '@shyrdak/sdk/contract'
import { useMessages } from '../../messages/use-messages.ts'
import { CART_KITS } from './cart-kits.tsx'

/** Says before the order which kits the basket takes more from than there is, and leads to where they are bought. */
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
