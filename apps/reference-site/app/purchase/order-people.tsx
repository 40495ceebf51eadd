import { useRouteLoaderData } from 'react-router'
import { usePageVisit } from '../page/use-visit.ts'
import type { RootData } from '../root.tsx'
import { purchaseWords } from './purchase-words.ts'
import type { ShownOrder } from './shown-order.ts'

interface Props {
  order: ShownOrder
  /** What the buyer's own words are called by others. */
  commentTitle?: string
}

/** Who receives the parcel, and where. */
export function OrderPeople({ order: { contact, address, comment }, commentTitle }: Props) {
  const { language } = usePageVisit()
  const root = useRouteLoaderData<RootData>('root')
  const words = purchaseWords[language]
  const country =
    root?.shell.countries.find(({ code }) => code === address.country_iso_code)?.name ??
    address.country_iso_code
  return (
    <div className="site-order-people">
      {contact && (
        <section>
          <h2>{words.recipient}</h2>
          <p>{`${contact.first_name} ${contact.last_name}`}</p>
          <p>{contact.phone}</p>
          <p>{contact.email}</p>
        </section>
      )}
      <section>
        <h2>{words.address}</h2>
        <address>
          {[address.street, [address.city, address.postal_code].filter(Boolean).join(', '), country]
            .filter(Boolean)
            .map((row) => (
              <span key={row}>{row}</span>
            ))}
        </address>
      </section>
      {comment && (
        <section>
          <h2>{commentTitle ?? words.comment}</h2>
          <p className="site-order-comment">{comment}</p>
        </section>
      )}
    </div>
  )
}
