import { fieldAt, isTextAt, type PropPath } from '@shyrdak/sdk/blocks'
import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import type { BlockId, BlockTree } from './block-tree.ts'
import { itemsAt, type ItemList } from './change-items.ts'
import { findBlock } from './find-block.ts'
import { inLanguages, type InLanguages, type PageTrees } from './page-trees.ts'
import { areEqual, propAt } from './prop-at.ts'
import { setProp } from './set-prop.ts'

type Trees = InLanguages<BlockTree>

/** Changes the tree of the displayed language, and those of the other languages that are alike. */
export function changeTrees(
  { trees, isTogether }: PageTrees,
  language: Language,
  change: (tree: BlockTree, language: Language) => BlockTree,
  isAlike: (tree: BlockTree) => boolean = () => true,
): Trees {
  const changed = inLanguages((one) =>
    one === language || (isTogether && isAlike(trees[one])) ? change(trees[one], one) : trees[one],
  )
  return LANGUAGES.every((one) => changed[one] === trees[one]) ? trees : changed
}

/** Whether a field is part of the structure, which all languages share. */
const isStructure = (name: string, path: PropPath): boolean => {
  const kind = fieldAt(name, path)?.kind
  return kind === 'list' || kind === 'group'
}

/**
 * Sets a prop of a block: texts only in the displayed language, other values also in the languages that had
 * the same value, so that a photo chosen for one language stays there.
 */
export function setInLanguages(
  page: PageTrees,
  language: Language,
  id: BlockId,
  path: PropPath,
  value: unknown,
): Trees {
  const shown = findBlock(page.trees[language], id)
  if (!shown) return page.trees
  const before = propAt(shown.props, path)
  return changeTrees(
    page,
    language,
    (tree) => setProp(tree, id, path, value),
    (tree) => {
      const twin = findBlock(tree, id)
      if (!twin || isTextAt(shown.name, path)) return false
      return isStructure(shown.name, path) || areEqual(propAt(twin.props, path), before)
    },
  )
}

/** Changes a list of a block in the displayed language, and in those in which it is as long. */
export function changeItems(
  page: PageTrees,
  language: Language,
  { id, path }: ItemList,
  change: (tree: BlockTree, language: Language) => BlockTree,
): Trees {
  const lengthIn = (tree: BlockTree) => {
    const block = findBlock(tree, id)
    return block && itemsAt(block, path).length
  }
  const length = lengthIn(page.trees[language])
  return changeTrees(page, language, change, (tree) => lengthIn(tree) === length)
}
