import type { InLanguages } from './page-trees.ts'

/** The fields of a page besides its blocks: URL name, titles and so on. */
export type PageFields = Readonly<Record<string, unknown>>

/** A page as stored. */
export interface StoredPage {
  readonly fields: PageFields
  /** Its blocks in each language, as JSON strings. */
  readonly content: InLanguages<string>
  /** Counts its changes; null for a page that is not stored yet. */
  readonly revision: number | null
}
