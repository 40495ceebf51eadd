import type { ShopperProfile } from '@shyrdak/sdk/contract'
import type { CheckoutForm } from '@shyrdak/state-machines/checkout'

const CONTACT = ['first_name', 'last_name', 'email', 'phone'] as const
const ADDRESS = ['city', 'street', 'postal_code'] as const

const isEmpty = (form: CheckoutForm, fields: readonly (keyof CheckoutForm)[]): boolean =>
  fields.every((field) => form[field] === '')

/** Whether anything of a checkout could be filled in. */
export const hasGaps = (form: CheckoutForm): boolean => isEmpty(form, CONTACT) || isEmpty(form, ADDRESS)

/**
 * What an account knows of an empty checkout. Whoever has begun to type a name or an address knows better; an address
 * in a country other than the shop's is not one to which this cart can be delivered.
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
