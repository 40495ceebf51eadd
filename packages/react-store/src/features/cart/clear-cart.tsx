import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../messages/use-messages.ts'
import { useQuestion } from '../../parts/use-question.ts'
import { toCart } from './move-focus.ts'

/** Clears the cart after an inline confirmation. */
export function ClearCart({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages('cart')
  const { place, isAsking, ask, close } = useQuestion()
  return (
    <div className="shyrdak-cart-clear" ref={place} role="group" aria-label={t('clear')}>
      {isAsking ? (
        <>
          <p>{t('clearQuestion')}</p>
          <Button tone="secondary" size="small" onClick={close}>
            {t('clearNo')}
          </Button>
          <Button
            tone="danger"
            size="small"
            onClick={({ currentTarget }) => {
              toCart(currentTarget)
              onClear()
            }}
          >
            {t('clearYes')}
          </Button>
        </>
      ) : (
        <Button tone="quiet" size="small" onClick={ask}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
