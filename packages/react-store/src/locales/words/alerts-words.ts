export interface AlertParams {
  readonly name: string
  readonly count: number
}

/** What alerts say, by the name of the message; then the names of their buttons. */
export interface AlertsWords {
  readonly messages: Readonly<
    Record<
      | 'added'
      | 'raised'
      | 'atLimit'
      | 'soldOut'
      | 'cartFull'
      | 'removed'
      | 'removedMany'
      | 'unreadLines'
      | 'unreadBasket'
      | 'countryChanged'
      | 'countryFailed'
      | 'failed',
      (params: AlertParams) => string
    >
  >
  readonly actions: Readonly<Record<'openBasket' | 'undo', string>>
  readonly region: string
  readonly close: string
}
