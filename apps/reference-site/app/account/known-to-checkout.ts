import type { ShopperProfile } from '@shyrdak/sdk/contract'
import type { CheckoutForm } from '@shyrdak/state-machines/checkout'

const CONTACT = ['first_name', 'last_name', 'email', 'phone'] as const
const ADDRESS = ['city', 'street', 'postal_code'] as const

const isEmpty = (form: CheckoutForm, fields: readonly (keyof CheckoutForm)[]): boolean =>
  fields.every((field) => form[field] === '')

/** Whether a checkout form has an empty part that an account could fill in. */
export const hasGaps = (form: CheckoutForm): boolean => isEmpty(form, CONTACT) || isEmpty(form, ADDRESS)

/**
 * Returns the account's data for the empty parts of a checkout form. Data that the shopper has begun to enter
 * takes precedence. An address in another country than the shopper's chosen one is left out, since this cart
 * cannot be delivered there.
 */
export function knownToCheckout(
  form: CheckoutForm,
  { first_name, last_name, email, phone, address }: ShopperProfile,
  country: string,
): Partial<CheckoutForm> {
  const isHere = address?.country_iso_code === country
  return {
    ...(isEmpty(form, CONTACT) && { first_name, last_name, email, phone: phone ?? '' }),
    ...(isHere &&
      isEmpty(form, ADDRESS) && {
        city: address.city,
        street: address.street,
        postal_code: address.postal_code,
      }),
  }
}
