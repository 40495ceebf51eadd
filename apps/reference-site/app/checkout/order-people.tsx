import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { useCountryName } from '../shell/use-countries.ts'
import type { ShownOrder } from './shown-order.ts'

interface Props {
  order: ShownOrder
  /** The heading of the buyer's comment, for other readers than the buyer. */
  commentTitle?: string
  /** Whether phone and email are links, for people who process the order. */
  isReachable?: boolean
  /** Whether this is the packing slip, which the recipient of a gift reads. */
  isSlip?: boolean
}

/** The recipient of the order, and the delivery address or pickup point. */
export function OrderPeople({
  order: { contact, address, comment, is_gift: isGift, gift_note: giftNote, items },
  commentTitle,
  isReachable = false,
  isSlip = false,
}: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/checkout')
  const country = useCountryName()(address.country_iso_code)
  // Without a contact the address is only hidden from the craftsman; a pickup order has none.
  const isCollected = contact !== null && address.city === null
  const places = new Set(items.map(({ delivery }) => localized(delivery.name, language)))
  return (
    <div className="site-order-people">
      {contact && (
        <section>
          <h2>{t('recipient')}</h2>
          <p>{`${contact.first_name} ${contact.last_name}`}</p>
          <p>{isReachable ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : contact.phone}</p>
          <p>{isReachable ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : contact.email}</p>
        </section>
      )}
      <section>
        <h2>{t(isCollected ? 'collectFrom' : 'address')}</h2>
        <address>
          {(isCollected
            ? [...places]
            : [address.street, [address.city, address.postal_code].filter(Boolean).join(', '), country]
          )
            .filter(Boolean)
            .map((row) => (
              <span key={row}>{row}</span>
            ))}
        </address>
      </section>
      {isGift && (
        <section>
          <h2>{t(giftNote ? 'giftNote' : 'gift')}</h2>
          {giftNote && <p className="site-order-comment">{giftNote}</p>}
          {!isSlip && <p className="site-order-note">{t('giftSlip')}</p>}
        </section>
      )}
      {comment && (
        <section>
          <h2>{commentTitle ?? t('comment')}</h2>
          <p className="site-order-comment">{comment}</p>
        </section>
      )}
    </div>
  )
}
