import type { CountryCode } from 'libphonenumber-js/min'

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/**
 * A typed number in international form, `+996700123456`, read as one of the country unless it says otherwise;
 * null when it is no number there. Loads the library when first called; without it, only a number
 * that is international already passes.
 */
export async function internationalPhone(typed: string, country: string): Promise<string | null> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
    // Every country that can be chosen is one that the library knows.
    const phone = parsePhoneNumberFromString(typed, {
      defaultCountry: country as CountryCode,
      extract: false,
    })
    return phone?.isValid() ? phone.number : null
  } catch {
    const plain = typed.replace(/[\s().-]/g, '')
    return INTERNATIONAL.test(plain) ? plain : null
  }
}
