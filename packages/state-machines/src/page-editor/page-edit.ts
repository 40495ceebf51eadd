import type { PropPath } from '@shyrdak/sdk/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { BlockId, Place } from './block-tree.ts'
import type { NewBlocks } from './copied-blocks.ts'
import type { InLanguages, PageTrees } from './page-trees.ts'

/** A page as it stands in the editor. `Fields` is what belongs to it beside its blocks, such as its titles. */
export interface EditedPage<Fields> extends PageTrees {
  readonly fields: Fields
}

/** A page with what is needed to go on with it. */
export interface Draft<Fields> {
  readonly page: EditedPage<Fields>
  /** The language that is shown. */
  readonly language: Language
  /** The id of the next new block. */
  readonly next: BlockId
  /** The block whose fields are shown; null for those of the page. */
  readonly selected: BlockId | null
}

/** Something that somebody does to a page, in the language that is shown. */
export type PageEdit<Fields = unknown> =
  | { readonly type: 'block.insert'; readonly blocks: NewBlocks; readonly place: Place }
  | { readonly type: 'block.move'; readonly id: BlockId; readonly place: Place }
  | { readonly type: 'block.remove'; readonly id: BlockId }
  | { readonly type: 'block.duplicate'; readonly id: BlockId }
  /** Puts a block into a new one, such as a `Container`. */
  | { readonly type: 'block.wrap'; readonly id: BlockId; readonly wrapper: string }
  /** Puts the children of a block in its place. */
  | { readonly type: 'block.unwrap'; readonly id: BlockId }
  /** Texts are set in one language; anything else in each language in which it was the same. */
  | { readonly type: 'block.set'; readonly id: BlockId; readonly path: PropPath; readonly value: unknown }
  | {
      readonly type: 'item.insert'
      readonly id: BlockId
      readonly path: PropPath
      readonly index: number
      /** A blank one by default. */
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
      /** The field that is changed, so that typing in it is one step to undo. */
      readonly about: string
    }
  /** Builds the other languages like the one that is shown. */
  | { readonly type: 'structure.copy' }
  /** Lets each language be edited by itself. */
  | { readonly type: 'structure.part' }
  /** Lets languages that are built the same be edited together again. */
  | { readonly type: 'structure.join' }

/** Edits of one key that follow each other are one step to undo; null for an edit that is a step of its own. */
export function stepKey(edit: PageEdit): string | null {
  if (edit.type === 'block.set') return JSON.stringify([edit.id, edit.path])
  return edit.type === 'fields.set' ? edit.about : null
}
