import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Language } from '@shyrdak/sdk/contract'
import { compareMoney, ZERO } from '@shyrdak/sdk/rules'
import { formatDays, formatMoney, localized } from '@shyrdak/sdk/words'
import type { ProductWords } from '../locales/product-words.ts'
import type { ProductDelivery } from './piece-delivery.ts'

interface Props {
  delivery: ProductDelivery
  country: string
  language: Language
  words: ProductWords
}

/** What sending one piece to the shopper's country costs and how long it takes. */
export function DeliveryNote({ delivery: { delivers, services }, country, language, words }: Props) {
  return (
    <section className="site-delivery">
      <h2>
        <Icon name="truck" />
        {words.deliveryTo(country)}
      </h2>
      {!delivers ? (
        <p>{words.deliversTo}</p>
      ) : services.length === 0 ? (
        <p>{words.deliveryLater}</p>
      ) : (
        <ul>
          {services.map(({ id, name, price, days_min, days_max }) => (
            <li key={id}>
              <span>{localized(name, language)}</span>
              <span className="site-delivery-days">{formatDays(days_min, days_max, language)}</span>
              <span className="site-delivery-price">
                {compareMoney(price, ZERO) > 0 ? formatMoney(price, 'KGS', language) : words.free}
              </span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        <Icon name="pin" />
        {words.chooseCountry}
      </button>
    </section>
  )
}
