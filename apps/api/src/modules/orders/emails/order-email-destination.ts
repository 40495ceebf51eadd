import type { RetailOrder } from '@shyrdak/sdk/contract'
import { countryName } from '#platform/countries/country-name.ts'
import type { Destination, TranslateOrderEmail } from './order-email-texts.ts'

/** Returns the recipient with the shipping address, or with the pickup places for a collected order. */
export function destinationOf(
  { language, contact, address, items }: RetailOrder,
  isCollected: boolean,
  t: TranslateOrderEmail,
): Destination {
  const name = `${contact.first_name} ${contact.last_name}`
  if (isCollected)
    return {
      title: t('collect'),
      lines: [name, ...new Set(items.map(({ delivery }) => delivery.name[language]))],
    }
  const { street, city, postal_code, country_iso_code } = address
  return {
    title: t('address'),
    lines: [name, [street, city, postal_code, countryName(country_iso_code, language)].join(', ')],
  }
}
