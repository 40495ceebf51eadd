import type { Language } from '@shyrdak/sdk/contract'
import type { BlockId } from './block-tree.ts'
import { matchTrees } from './match-trees.ts'
import type { Draft, EditedPage } from './page-edit.ts'
import { inLanguages, readTrees, together, type InLanguages } from './page-trees.ts'
import { areEqual } from './prop-at.ts'
import { contentOf, nodesOf, readContent } from './stored-tree.ts'
import type { PageFields, StoredPage } from './stored-page.ts'

/** The page and the state of the editor: what undo and redo move through. Not the stored `PageDraft`. */
export type EditorDraft = Draft<PageFields>

/** Opens a stored page in the editor. `damaged` lists the languages in which something could not be read. */
export function openPage(stored: StoredPage, language: Language, first: BlockId = 1) {
  const { page, next, damaged } = readTrees(stored.content, first)
  const draft: EditorDraft = { page: { ...page, fields: stored.fields }, language, next, selected: null }
  return { draft, damaged }
}

/** Replaces the page of a draft by another version. Matched blocks keep their ids, and so the selection. */
export function withVersion(
  draft: EditorDraft,
  version: Pick<StoredPage, 'fields' | 'content'>,
): EditorDraft {
  const { page } = draft
  let { next } = draft
  const trees = inLanguages((language) => {
    const matched = matchTrees(page.trees[language], readContent(version.content[language], 0).tree, next)
    next = matched.next
    return matched.tree
  })
  // Languages that were separated by hand stay separate.
  const joined = page.isTogether ? together({ trees }) : { trees, isTogether: false }
  const fields = areEqual(page.fields, version.fields) ? page.fields : version.fields
  return { ...draft, page: { ...joined, fields }, next }
}

/** Returns the blocks of a page as they are sent. */
export const contentOfPage = ({ trees }: Pick<EditedPage<PageFields>, 'trees'>): InLanguages<string> =>
  inLanguages((language) => contentOf(trees[language]))

/** Whether two versions of a page are the same. The store returns the fields of blocks in another order. */
export function isSameVersion(
  one: Pick<StoredPage, 'fields' | 'content'>,
  other: Pick<StoredPage, 'fields' | 'content'>,
): boolean {
  const blocksOf = ({ content }: Pick<StoredPage, 'content'>) =>
    inLanguages((language) => nodesOf(readContent(content[language], 0).tree))
  return areEqual(one.fields, other.fields) && areEqual(blocksOf(one), blocksOf(other))
}
