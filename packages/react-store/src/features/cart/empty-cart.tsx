import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../store/use-messages.ts'

export function EmptyCart() {
  const { link } = useStore()
  const messages = useMessages('cartPage')
  return (
    <div className="shyrdak-cart-empty">
      <Ornament shape="medallion" />
      <h1 className="shyrdak-cart-title" id="shyrdak-cart-title">
        {messages.emptyTitle}
      </h1>
      <p className="shyrdak-cart-note">{messages.emptyText}</p>
      <Button size="large" href={link('/categories')}>
        {messages.toShop}
      </Button>
    </div>
  )
}
