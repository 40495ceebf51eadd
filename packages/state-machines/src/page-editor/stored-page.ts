import type { InLanguages } from './page-trees.ts'

/** What belongs to a page beside its blocks: its address, titles and so on. */
export type PageFields = Readonly<Record<string, unknown>>

/** A page as the store has it. */
export interface StoredPage {
  readonly fields: PageFields
  /** Its blocks in each language, as JSON strings. */
  readonly content: InLanguages<string>
  /** Counts its changes; null for a page that the store does not have yet. */
  readonly revision: number | null
}
