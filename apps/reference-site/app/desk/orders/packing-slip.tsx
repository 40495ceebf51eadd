import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

/** Above an order that is printed to lie in its parcel: what the paper is, who sends it, and where it goes back to. */
export function PackingSlip() {
  const { language, origin, shop } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  return (
    <div className="site-orders-slip">
      <p className="site-orders-slip-title">{t('slip')}</p>
      <section>
        <h2>{t('sender')}</h2>
        <p>Shyrdak</p>
        {shop?.address === undefined ? null : <p>{shop.address}</p>}
        {shop?.phone === undefined ? null : <p>{shop.phone}</p>}
        <p>{new URL(origin).host}</p>
      </section>
    </div>
  )
}
