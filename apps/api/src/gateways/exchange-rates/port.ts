/** The price of one unit of a currency in som on a day, as text with up to six decimals. */
export interface ExchangeRate {
  currency: string
  somPerUnit: string
  date: string
}

export interface ExchangeRates {
  /** Fetches the newest rates of the source. Throws if it is unreachable or its response is invalid. */
  fetch(): Promise<ExchangeRate[]>
}
