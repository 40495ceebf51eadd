import type { RetailOrder } from '@shyrdak/sdk/contract'
import { countryName } from './country-name.ts'
import type { LetterTexts } from './order-letter.ts'

export interface Destination {
  title: string
  lines: readonly string[]
}

/** Who receives an order, and where it is sent to or waits for them. */
export function destinationOf(
  { language, contact, address, items }: RetailOrder,
  isCollected: boolean,
  word: LetterTexts['word'],
): Destination {
  const name = `${contact.first_name} ${contact.last_name}`
  if (isCollected)
    return {
      title: word('collect'),
      lines: [name, ...new Set(items.map(({ delivery }) => delivery.name[language]))],
    }
  const { street, city, postal_code, country_iso_code } = address
  return {
    title: word('address'),
    lines: [name, [street, city, postal_code, countryName(country_iso_code, language)].join(', ')],
  }
}
