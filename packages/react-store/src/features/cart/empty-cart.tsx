import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

export default function EmptyCart() {
  const { link } = useStore()
  const t = useMessages('cart')
  return (
    <div className="shyrdak-cart-empty">
      <Ornament shape="medallion" />
      <h1 className="shyrdak-cart-title" id="shyrdak-cart-title">
        {t('emptyTitle')}
      </h1>
      <p className="shyrdak-cart-note">{t('emptyText')}</p>
      <Button size="large" href={link('/categories')}>
        {t('toShop')}
      </Button>
    </div>
  )
}
