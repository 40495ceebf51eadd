import type { Language, Money, NewRetailOrder, PaymentProvider, Quote } from '@shyrdak/sdk/contract'
import { deliveryTotal, goodsTotal, orderTotal } from '@shyrdak/sdk/rules'
import { chosenParcels, isCollected, serviceOf } from './chosen-services.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { ChosenServices } from './issues.ts'

/** In som; `delivery` counts the lines with a chosen service. */
export interface OrderSums {
  readonly goods: Money
  readonly delivery: Money
  readonly total: Money
}

export function orderSums(quote: Quote, services: ChosenServices): OrderSums {
  const parcels = chosenParcels(quote, services)
  return {
    goods: goodsTotal(quote.lines),
    delivery: deliveryTotal(parcels),
    total: orderTotal(quote.lines, parcels),
  }
}

export interface ReadyOrder {
  readonly form: CheckoutForm
  /** In international form. */
  readonly phone: string
  readonly country: string
  readonly language: Language
  readonly quote: Quote
  readonly services: ChosenServices
  readonly payment_method: PaymentProvider
}

/** Builds the body of the order. Throws a RangeError when a line has no delivery service. */
export function newOrder(ready: ReadyOrder): NewRetailOrder {
  const { form, phone, country, language, quote, services, payment_method } = ready
  const comment = form.comment.trim()
  return {
    quote_id: quote.quote_id,
    items: quote.lines.map((line) => {
      const service = serviceOf(line, services)
      if (!service) throw new RangeError(`Cannot create order: line ${line.line_key} has no delivery service`)
      const { product_id, variation_id, size, count, is_special, sale_cost } = line
      return { product_id, variation_id, size, count, is_special, service_id: service.id, sale_cost }
    }),
    total: orderSums(quote, services).total,
    contact: {
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
      email: form.email.trim(),
      phone,
    },
    address: isCollected(quote, services)
      ? { country_iso_code: country }
      : {
          country_iso_code: country,
          city: form.city.trim(),
          street: form.street.trim(),
          postal_code: form.postal_code.trim(),
        },
    ...(comment === '' ? {} : { comment }),
    payment_method,
    language,
    terms: true,
  }
}
