/** How many som one unit of a currency costs, as text with up to six decimals, on a day. */
export interface ExchangeRate {
  currency: string
  somPerUnit: string
  date: string
}

export interface ExchangeRates {
  /** The newest rates known to the source. Throws when it cannot be reached or says nonsense. */
  fetch(): Promise<ExchangeRate[]>
}
