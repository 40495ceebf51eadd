/**
 * Symbols of the currencies that prices are shown in; other currencies use their code. Dollars other than the US
 * dollar have a prefix to tell them apart.
 */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
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
