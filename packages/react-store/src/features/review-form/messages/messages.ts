import type { OwnReview } from '@shyrdak/sdk/contract'

export interface ReviewMessages {
  readonly label: string
  readonly asking: string
  readonly away: string
  readonly retry: string
  /** For guests. */
  readonly needsLogin: string
  readonly login: string
  /** For wholesale clients, craftsmen and managers. */
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
  readonly leaveAsIs: string
  readonly failed: string
  readonly own: string
  readonly written: (day: string) => string
  readonly outcomes: Readonly<Record<OwnReview['state'], string>>
  readonly reason: string
  readonly rewrite: string
}
