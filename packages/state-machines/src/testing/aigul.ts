import type { CheckoutForm } from '../checkout/checkout-form.ts'

/** A shopper in Bishkek: the form of the checkout, complete and valid. */
export const aigul: CheckoutForm = {
  first_name: 'Айгүл',
  last_name: 'Асанова',
  email: 'aigul@example.kg',
  phone: '0700 123 456',
  city: 'Бишкек',
  street: 'Чүй проспектиси 100',
  postal_code: '720000',
  comment: '',
  is_gift: false,
  gift_note: '',
  terms: true,
  collect: false,
}
