import type { CountryCode } from 'libphonenumber-js/min'

const INTERNATIONAL = /^\+[1-9]\d{6,14}$/
/** Digits of other alphabets, such as Arabic ones, which no number field of the store takes. */
const OTHER_DIGITS = /[^\P{Nd}0-9]/u

/** Loads the library for `internationalPhone`, so that a later call does not depend on the connection. */
export const loadPhoneNumbers = () => import('libphonenumber-js/min')

/**
 * Converts a typed phone number to international form, `+996700123456`, as a number of the country unless it
 * has a prefix; null if it is invalid. Loads the library on the first call; if that fails, only numbers
 * already in international form are accepted.
 */
export async function internationalPhone(typed: string, country: string): Promise<string | null> {
  if (OTHER_DIGITS.test(typed)) return null
  try {
    const { parsePhoneNumberFromString } = await loadPhoneNumbers()
    // the library knows every selectable country
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
