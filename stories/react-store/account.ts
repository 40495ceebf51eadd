import { CHECKOUT_COUNTRIES, type Address, type Language, type Person } from '@shyrdak/sdk/contract'

/** A shopper's account. */
export const aigul = (language: Language): Person => ({
  id: 7,
  role: 'retail',
  first_name: 'Айгүл',
  last_name: 'Асанова',
  email: 'aigul@example.kg',
  is_email_confirmed: true,
  new_email: null,
  phone: '+996700123456',
  language,
  created_at: '2026-11-20T00:00:00Z',
})

const COUNTRIES = {
  en: ['Russia', 'Ukraine', 'Kyrgyzstan', 'Kazakhstan', 'Belarus'],
  ru: ['Россия', 'Украина', 'Кыргызстан', 'Казахстан', 'Беларусь'],
  kg: ['Орусия', 'Украина', 'Кыргызстан', 'Казакстан', 'Беларусь'],
} as const satisfies Record<Language, readonly string[]>

const home: Address = {
  country_iso_code: 'KG',
  city: 'Бишкек',
  street: 'Чүй проспектиси, 120',
  postal_code: '720001',
}

/** The delivery address and the countries to select from. */
export const delivery = (language: Language) => ({
  address: home,
  countries: CHECKOUT_COUNTRIES.map((code, index) => ({ code, name: COUNTRIES[language][index] ?? code })),
})
