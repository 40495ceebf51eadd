import type { Language } from '@shyrdak/sdk/contract'
import type { ContentVersion } from '@shyrdak/sdk/management'
import type { PageFields, StoredPage } from '@shyrdak/state-machines/page-editor'
import type { ComponentType } from 'react'
import type { DeskCall } from '../desk-call.ts'

/** A page as the store answers it, with its number. */
export interface SavedPage {
  readonly id: number
  readonly page: StoredPage
}

export interface Versions {
  readonly current: ContentVersion
  readonly former: readonly ContentVersion[]
}

/** What there is to edit by blocks: a page or an article. */
export interface EditorKind {
  readonly name: 'page' | 'article'
  /** The list, without the prefix of a language. A page stands below it by its number. */
  readonly list: string
  /** What a new one has. */
  readonly blank: PageFields
  /** Reads the fields of something that anybody may have written; null for what are none. */
  readonly readFields: (fields: PageFields) => PageFields | null
  readonly read: (call: DeskCall, id: number, signal: AbortSignal) => Promise<SavedPage>
  /** Saves over a revision, or as a new one. Rejects with issues for what the store would refuse. */
  readonly save: (
    call: DeskCall,
    id: number | null,
    page: StoredPage,
    signal: AbortSignal,
  ) => Promise<SavedPage>
  /** What visitors see now, and what they saw before, newest first. */
  readonly versions: (call: DeskCall, id: number, signal: AbortSignal) => Promise<Versions>
  readonly version: (call: DeskCall, id: number, revision: number) => Promise<StoredPage>
  /** Removes what was read or saved last; rejects with `STALE` where a colleague has saved since. */
  readonly remove: (call: DeskCall, id: number, revision: number) => Promise<unknown>
  readonly titleOf: (fields: PageFields, language: Language) => string
  /** Where visitors see it; null where they do not yet. */
  readonly shopPath: (fields: PageFields, now: number) => string | null
  /** The fields beside the blocks. */
  readonly Fields: ComponentType
}
