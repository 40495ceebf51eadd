import type { OwnReview } from '@shyrdak/sdk/contract'

/** Leaving a review of a product, and what became of it. */
export interface ReviewMessages {
  readonly label: string
  readonly asking: string
  readonly away: string
  readonly retry: string
  /** Said to whoever is not logged in. */
  readonly needsLogin: string
  readonly login: string
  /** Said to wholesale clients, craftsmen and managers. */
  readonly forShoppers: string
  readonly rating: string
  /** From one star to five. */
  readonly stars: (count: number) => string
  readonly verdicts: readonly [string, string, string, string, string]
  readonly text: string
  readonly textHint: string
  readonly rules: string
  readonly submit: string
  readonly sending: string
  readonly keep: string
  readonly failed: string
  readonly own: string
  readonly written: (day: string) => string
  readonly outcomes: Readonly<Record<OwnReview['state'], string>>
  readonly reason: string
  readonly rewrite: string
}
