import type { PropPath } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { BlockId, Place } from './block-tree.ts'
import type { NewBlocks } from './copied-blocks.ts'
import type { InLanguages, PageTrees } from './page-trees.ts'

/** A page in the editor. `Fields` is what it has besides its blocks, such as its titles. */
export interface EditedPage<Fields> extends PageTrees {
  readonly fields: Fields
}

/** A page with the state of its editor. */
export interface Draft<Fields> {
  readonly page: EditedPage<Fields>
  /** The displayed language. */
  readonly language: Language
  /** The id of the next new block. */
  readonly next: BlockId
  /** The block whose fields are displayed; null for those of the page. */
  readonly selected: BlockId | null
}

/** An edit of a page, in the displayed language. */
export type PageEdit<Fields = unknown> =
  | { readonly type: 'block.insert'; readonly blocks: NewBlocks; readonly place: Place }
  | { readonly type: 'block.move'; readonly id: BlockId; readonly place: Place }
  | { readonly type: 'block.remove'; readonly id: BlockId }
  | { readonly type: 'block.duplicate'; readonly id: BlockId }
  /** Wraps a block in a new one, such as a `Container`. */
  | { readonly type: 'block.wrap'; readonly id: BlockId; readonly wrapper: string }
  /** Replaces a block by its children. */
  | { readonly type: 'block.unwrap'; readonly id: BlockId }
  /** Texts are set in one language; other values in each language in which they were the same. */
  | { readonly type: 'block.set'; readonly id: BlockId; readonly path: PropPath; readonly value: unknown }
  | {
      readonly type: 'item.insert'
      readonly id: BlockId
      readonly path: PropPath
      readonly index: number
      /** A blank item by default. */
      readonly item?: InLanguages<unknown> | undefined
    }
  | { readonly type: 'item.remove'; readonly id: BlockId; readonly path: PropPath; readonly index: number }
  | {
      readonly type: 'item.move'
      readonly id: BlockId
      readonly path: PropPath
      readonly from: number
      readonly to: number
    }
  | {
      readonly type: 'fields.set'
      readonly fields: Fields
      /** The field that changes, so that typing in it is one step to undo. */
      readonly about: string
    }
  /** Gives the other languages the structure of the displayed one. */
  | { readonly type: 'structure.copy' }
  /** Separates the languages, so that each is edited by itself. */
  | { readonly type: 'structure.part' }
  /** Edits languages of the same structure together again. */
  | { readonly type: 'structure.join' }

/** Returns the key of an undo step, shared by consecutive edits; null for an edit that is its own step. */
export function stepKey(edit: PageEdit): string | null {
  if (edit.type === 'block.set') return JSON.stringify([edit.id, edit.path])
  return edit.type === 'fields.set' ? edit.about : null
}
