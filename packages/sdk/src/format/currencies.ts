/**
 * The signs of the currencies that prices are shown in. A dollar says whose it is, since several are.
 * What is not here is written by its code.
 */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  AED: 'AED',
  AMD: '֏',
  AUD: 'A$',
  AZN: '₼',
  BYN: 'Br',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HUF: 'Ft',
  ILS: '₪',
  JPY: '¥',
  KRW: '₩',
  KZT: '₸',
  NZD: 'NZ$',
  RUB: '₽',
  SGD: 'S$',
  TWD: 'NT$',
  UAH: '₴',
  USD: '$',
}
