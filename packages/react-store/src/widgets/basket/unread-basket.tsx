import { Skeleton } from '@shyrdak/blocks/parts/skeleton'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useWords } from '../../hooks/use-words.ts'

/** Before storage is read: the same from the server and in the first moment of the browser. */
export function UnreadBasket() {
  const words = useWords('basket')
  return (
    <>
      <header className="shyrdak-basket-head">
        <h1 className="shyrdak-basket-title" id="shyrdak-basket-title">
          {words.title} <Spinner label={words.loading} />
        </h1>
      </header>
      <div className="shyrdak-basket-goods" aria-hidden="true">
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
      <div className="shyrdak-order-summary" aria-hidden="true">
        <Skeleton lines={5} />
      </div>
    </>
  )
}
