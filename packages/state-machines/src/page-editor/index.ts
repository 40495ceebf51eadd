export { applyEdit, type AppliedEdit } from './apply-edit.ts'
export { blankItem } from './blank-item.ts'
export { blockChanges, type BlockChange } from './block-changes.ts'
export type { BlockId, BlockTree, EditorBlock, Place } from './block-tree.ts'
export { itemsAt } from './change-items.ts'
export { copyBlock, readCopied, type NewBlocks } from './copied-blocks.ts'
export { allBlocksOf, countBlocks, findBlock, pathTo, placeOf } from './find-block.ts'
export { isIssueAt, type PlacedIssue } from './place-issue.ts'
export type { Draft, EditedPage, PageEdit } from './page-edit.ts'
export { haveSameShape, inLanguages, type InLanguages, type PageTrees } from './page-trees.ts'
export { areEqual, propAt } from './prop-at.ts'
export { refusalOf, refusedMove, type Refusal } from './refusal.ts'
export { sameTexts, type SameText } from './same-texts.ts'
export { placeNear, stepPlace, type Step } from './step-place.ts'
export { contentOf, nodesOf, readContent } from './stored-tree.ts'
export { refusedUnwrap } from './unwrap-block.ts'
export { refusedWrap } from './wrap-block.ts'
export { draftKey, listDrafts, readDraft, type PageDraft } from './stored-draft.ts'
export type { PageFields, StoredPage } from './stored-page.ts'
export type {
  OpenedPage,
  PageEditorContext,
  PageEditorEmitted,
  PageEditorEvent,
  PageEditorInput,
} from './page-editor.types.ts'
export {
  DRAFT_PAUSE_MS,
  pageEditorMachine,
  TYPING_PAUSE_MS,
  type PageEditorActor,
  type PageEditorSnapshot,
} from './page-editor.machine.ts'
export { pageEditorActors, type PageEditorEffects } from './page-editor.actors.ts'
export {
  selectPageEditor,
  selectState,
  selectTheirChanges,
  selectUnsaved,
  type PageEditorState,
  type PageEditorView,
} from './page-editor.selectors.ts'
