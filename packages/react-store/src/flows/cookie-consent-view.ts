export interface CookieConsentView {
  /** The value of `data-state`. */
  readonly state: 'waiting' | 'asking' | 'accepted' | 'closed'
}
