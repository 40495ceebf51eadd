import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'

/** Nothing in it yet: a kind word and the way to the goods. */
export function EmptyBasket() {
  const { link } = useStore()
  const words = useWords('basket')
  return (
    <div className="shyrdak-basket-empty">
      <Ornament shape="medallion" />
      <h1 className="shyrdak-basket-title" id="shyrdak-basket-title">
        {words.emptyTitle}
      </h1>
      <p className="shyrdak-basket-note">{words.emptyText}</p>
      <Button size="large" href={link('/categories')}>
        {words.toShop}
      </Button>
    </div>
  )
}
