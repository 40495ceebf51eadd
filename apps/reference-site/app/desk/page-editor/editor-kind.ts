import type { Language } from '@shyrdak/sdk/contract'
import type { ContentVersion } from '@shyrdak/sdk/management'
import type { PageFields, StoredPage } from '@shyrdak/state-machines/page-editor'
import type { ComponentType } from 'react'
import type { Create } from '../create-once.ts'
import type { DeskCall } from '../desk-call.ts'

/** A stored page with its id. */
export interface SavedPage {
  readonly id: number
  readonly page: StoredPage
}

export interface Versions {
  readonly current: ContentVersion
  readonly former: readonly ContentVersion[]
}

/** How a page is sent: a new one is created once, however often it is sent. */
export interface Sending {
  readonly call: DeskCall
  readonly create: Create
}

/** A kind of document that is edited by blocks: a page or an article. */
export interface EditorKind {
  readonly name: 'page' | 'article'
  /** The path of the list, without language prefix. The page with an id is below it. */
  readonly list: string
  /** The fields of a new page. */
  readonly blank: PageFields
  /** Parses fields from an untrusted source; null when they are invalid. */
  readonly readFields: (fields: PageFields) => PageFields | null
  readonly read: (call: DeskCall, id: number, signal: AbortSignal) => Promise<SavedPage>
  /**
   * Saves over a revision, or as a new page.
   * @throws with the issues for which the store would refuse it
   */
  readonly save: (
    sending: Sending,
    id: number | null,
    page: StoredPage,
    signal: AbortSignal,
  ) => Promise<SavedPage>
  /** The current version, and the former ones, newest first. */
  readonly versions: (call: DeskCall, id: number, signal: AbortSignal) => Promise<Versions>
  readonly version: (call: DeskCall, id: number, revision: number) => Promise<StoredPage>
  /**
   * Deletes the page if it still has this revision.
   * @throws STALE when a colleague has saved since
   */
  readonly remove: (call: DeskCall, id: number, revision: number) => Promise<unknown>
  readonly titleOf: (fields: PageFields, language: Language) => string
  /** The path in the shop; null when it is not public yet. */
  readonly shopPath: (fields: PageFields, now: number) => string | null
  /** The fields beside the blocks. */
  readonly Fields: ComponentType
}
