import type { Language } from '@shyrdak/sdk/contract'
import type { Failure } from '../failure.ts'
import type { BlockId } from './block-tree.ts'
import type { History } from './history.ts'
import type { EditorDraft } from './opened-page.ts'
import type { EditedPage, PageEdit } from './page-edit.ts'
import type { PlacedIssue } from './place-issue.ts'
import type { Refusal } from './refusal.ts'
import type { PageDraft } from './stored-draft.ts'
import type { PageFields, StoredPage } from './stored-page.ts'

/** The data that is read when a page is opened. */
export interface OpenedPage {
  readonly stored: StoredPage
  /** The unsaved draft of an earlier visit. */
  readonly draft: PageDraft | null
}

export interface PageEditorContext {
  readonly language: Language
  readonly history: History<EditorDraft>
  /** The stored page, as last known here. */
  readonly saved: StoredPage
  /** Languages in which something stored could not be read. */
  readonly damaged: readonly Language[]
  /** Issues of the last refusal, until the value is changed or the page is saved again. */
  readonly issues: readonly PlacedIssue[]
  /** Why saving or loading failed. */
  readonly failure: Failure | null
  /** Counts the attempts, so that the same refusal is announced again. */
  readonly attempt: number
  /** The unsaved draft of an earlier visit, until it is restored or discarded. */
  readonly found: PageDraft | null
  /** The version that a colleague has saved meanwhile. */
  readonly theirs: StoredPage | null
  /** The page being saved. */
  readonly sent: EditedPage<PageFields> | null
}

export type PageEditorEvent =
  | PageEdit<PageFields>
  | { readonly type: 'block.select'; readonly id: BlockId | null }
  | { readonly type: 'language.show'; readonly language: Language }
  | { readonly type: 'step.close' }
  | { readonly type: 'step.undo' }
  | { readonly type: 'step.redo' }
  /** Stores the draft in the browser at once, for example before the page is left. */
  | { readonly type: 'draft.store' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'page.reload' }
  /** Continues with a former version. It is one step to undo, and is saved like any edit. */
  | { readonly type: 'version.take'; readonly version: Pick<StoredPage, 'fields' | 'content'> }
  | { readonly type: 'page.save' }
  /** Continues with the colleague's version. Undoing brings back the own one. */
  | { readonly type: 'theirs.take' }
  /** Overwrites the colleague's version. */
  | { readonly type: 'theirs.overwrite' }
  /** Saves a page that a colleague has deleted as a new one. */
  | { readonly type: 'page.recreate' }
  /** The page was deleted in this editor. */
  | { readonly type: 'page.removed' }

/** Emitted after an edit, to be announced. */
export type PageEditorEmitted =
  | { readonly type: 'edit.done'; readonly edit: PageEdit<PageFields>; readonly before: EditorDraft }
  | { readonly type: 'edit.refused'; readonly edit: PageEdit<PageFields>; readonly refusal: Refusal }

export interface PageEditorInput {
  /** The language that is displayed first. */
  readonly language: Language
}
