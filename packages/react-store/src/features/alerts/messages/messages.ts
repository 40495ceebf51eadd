export interface AlertParams {
  readonly name: string
  readonly count: number
}

export interface AlertsMessages {
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
      | 'unreadCart'
      | 'countryChanged'
      | 'countryFailed'
      | 'failed',
      (params: AlertParams) => string
    >
  >
  readonly actions: Readonly<Record<'openCart' | 'undo', string>>
  readonly region: string
  readonly close: string
}
