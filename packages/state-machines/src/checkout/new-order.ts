import type {
  CheckedDiscount,
  Language,
  Money,
  NewRetailOrder,
  PaymentProvider,
  Quote,
} from '@shyrdak/sdk/contract'
import {
  addMoney,
  compareMoney,
  deliveryTotal,
  discountedCosts,
  goodsTotal,
  trimInvisible,
  subtractMoney,
} from '@shyrdak/sdk/rules'
import { chosenParcels, isCollected, serviceOf, type ChosenServices } from './chosen-services.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** In som. `delivery` covers lines with a selected service; `discount` is the amount off the goods. */
export interface OrderSums {
  readonly goods: Money
  readonly delivery: Money
  readonly discount: Money
  readonly total: Money
}

/** A discount code as checked by the store, or null. */
export type OrderDiscount = Pick<CheckedDiscount, 'code' | 'terms'> | null

/** Returns the sums of an order. A discount counts once the goods reach its minimum. */
export function orderSums(quote: Quote, services: ChosenServices, discount: OrderDiscount = null): OrderSums {
  const costs = discountedCosts(discount?.terms ?? null, {
    goods: goodsTotal(quote.lines),
    delivery: deliveryTotal(chosenParcels(quote, services)),
  })
  return { ...costs, total: subtractMoney(addMoney(costs.goods, costs.delivery), costs.discount) }
}

/** Whether the goods reach the minimum of the code. */
const isUsed = (discount: OrderDiscount, { lines }: Quote): boolean =>
  Boolean(discount?.terms && compareMoney(goodsTotal(lines), discount.terms.minimum) >= 0)

export interface ReadyOrder {
  readonly form: CheckoutForm
  /** In international form. */
  readonly phone: string
  readonly country: string
  readonly language: Language
  readonly quote: Quote
  readonly services: ChosenServices
  readonly discount?: OrderDiscount
  readonly payment_method: PaymentProvider
}

/** Builds the body of the order. Throws a RangeError if a line has no delivery service. */
export function newOrder(ready: ReadyOrder): NewRetailOrder {
  const { form, phone, country, language, quote, services, discount = null, payment_method } = ready
  const comment = trimInvisible(form.comment)
  const giftNote = trimInvisible(form.gift_note)
  return {
    quote_id: quote.quote_id,
    items: quote.lines.map((line) => {
      const service = serviceOf(line, services)
      if (!service) throw new RangeError(`Cannot create order: line ${line.line_key} has no delivery service`)
      const { product_id, variation_id, size, count, is_special, sale_cost } = line
      return { product_id, variation_id, size, count, is_special, service_id: service.id, sale_cost }
    }),
    total: orderSums(quote, services, discount).total,
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
    ...(form.is_gift || giftNote !== '' ? { is_gift: true } : {}),
    ...(giftNote === '' ? {} : { gift_note: giftNote }),
    ...(discount && isUsed(discount, quote) ? { discount_code: discount.code } : {}),
    payment_method,
    language,
    terms: true,
  }
}
