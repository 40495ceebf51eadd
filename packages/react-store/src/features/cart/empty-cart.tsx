import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Heading } from '../../parts/heading.tsx'

export default function EmptyCart({ titleId }: { readonly titleId: string }) {
  const { link } = useStore()
  const t = useMessages('cart')
  return (
    <div className="shyrdak-cart-empty">
      <Ornament shape="medallion" />
      <Heading className="shyrdak-cart-title" id={titleId}>
        {t('emptyTitle')}
      </Heading>
      <p className="shyrdak-cart-note">{t('emptyText')}</p>
      <Button size="large" href={link('/categories')}>
        {t('toShop')}
      </Button>
    </div>
  )
}
