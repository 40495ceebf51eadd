export interface SubscriptionRequest {
  /** Empty until one is chosen. */
  readonly size: string
  readonly email: string
}
