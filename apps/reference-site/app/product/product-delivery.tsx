import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Language } from '@shyrdak/sdk/contract'
import { compareMoney, ZERO } from '@shyrdak/sdk/rules'
import { formatDays, formatSom, localized } from '@shyrdak/sdk/format'
import type { ProductDelivery } from './product-delivery-data.ts'

interface Props {
  delivery: ProductDelivery
  country: string
  /** The currency of the product's price on this page. Deliveries are always in som. */
  currency: string
  language: Language
  t: Translate<Texts['site/product']>
}

/** Shows the cost and time to deliver one piece to the shopper's country. */
export function DeliveryNote({ delivery: { delivers, services }, country, currency, language, t }: Props) {
  const isPaid = services.some(({ price }) => compareMoney(price, ZERO) > 0)
  return (
    <section className="site-delivery">
      <h2>
        <Icon name="truck" />
        {t('deliveryTo', { country })}
      </h2>
      {!delivers ? (
        <p>{t('deliversTo')}</p>
      ) : services.length === 0 ? (
        <p>{t('deliveryLater')}</p>
      ) : (
        <ul>
          {services.map(({ id, name, price, days_min, days_max }) => (
            <li key={id}>
              <span>{localized(name, language)}</span>
              <span className="site-delivery-days">{formatDays(days_min, days_max, language)}</span>
              <span className="site-delivery-price">
                {compareMoney(price, ZERO) > 0 ? formatSom(price) : t('free')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isPaid && currency !== 'KGS' ? <p className="site-delivery-som">{t('deliveryInSom')}</p> : null}
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        <Icon name="pin" />
        {t('chooseCountry')}
      </button>
    </section>
  )
}
