import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Language } from '@shyrdak/sdk/contract'
import { compareMoney, ZERO } from '@shyrdak/sdk/rules'
import { formatDays, formatMoney, localized } from '@shyrdak/sdk/format'
import type { ProductMessages } from '../locales/product-messages.ts'
import type { ProductDelivery } from './product-delivery-data.ts'

interface Props {
  delivery: ProductDelivery
  country: string
  language: Language
  messages: ProductMessages
}

/** What sending one piece to the shopper's country costs and how long it takes. */
export function DeliveryNote({ delivery: { delivers, services }, country, language, messages }: Props) {
  return (
    <section className="site-delivery">
      <h2>
        <Icon name="truck" />
        {messages.deliveryTo(country)}
      </h2>
      {!delivers ? (
        <p>{messages.deliversTo}</p>
      ) : services.length === 0 ? (
        <p>{messages.deliveryLater}</p>
      ) : (
        <ul>
          {services.map(({ id, name, price, days_min, days_max }) => (
            <li key={id}>
              <span>{localized(name, language)}</span>
              <span className="site-delivery-days">{formatDays(days_min, days_max, language)}</span>
              <span className="site-delivery-price">
                {compareMoney(price, ZERO) > 0 ? formatMoney(price, 'KGS', language) : messages.free}
              </span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        <Icon name="pin" />
        {messages.chooseCountry}
      </button>
    </section>
  )
}
