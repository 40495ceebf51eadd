export interface SubscriptionRequest {
  /** Empty until one is selected. */
  readonly size: string
  readonly email: string
}
