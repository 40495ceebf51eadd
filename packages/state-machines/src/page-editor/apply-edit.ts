import type { Language } from '@shyrdak/sdk/contract'
import { blankItem } from './blank-item.ts'
import type { BlockId, BlockTree } from './block-tree.ts'
import { insertItem, moveItem, removeItem } from './change-items.ts'
import { copyStructure } from './copy-structure.ts'
import { duplicateBlock } from './duplicate-block.ts'
import { allBlocksOf, findBlock, pathTo, placeOf } from './find-block.ts'
import { insertBlocks } from './insert-blocks.ts'
import { moveBlock } from './move-block.ts'
import type { Draft, PageEdit } from './page-edit.ts'
import { haveSameShape, inLanguages, together, type InLanguages } from './page-trees.ts'
import { refusalOf, refusedMove, type Refusal } from './refusal.ts'
import { removeBlock } from './remove-block.ts'
import { changeItems, changeTrees, setInLanguages } from './set-in-languages.ts'
import { readTree } from './stored-tree.ts'
import { refusedUnwrap, unwrapBlock } from './unwrap-block.ts'
import { refusedWrap, wrapBlock } from './wrap-block.ts'

/** The draft after an edit (the same object if the edit changes nothing), or why the edit was refused. */
export type AppliedEdit<Fields> =
  | { readonly draft: Draft<Fields>; readonly refusal: null }
  | { readonly draft: null; readonly refusal: Refusal }

/** Returns the block to select after a removal: the next sibling, else the previous one, else the parent. */
function afterRemoval(tree: BlockTree, id: BlockId): BlockId | null {
  const place = placeOf(tree, id)
  const parent = pathTo(tree, id).at(-2)
  const siblings = parent?.children ?? tree
  const index = place?.index ?? 0
  return siblings[index + 1]?.id ?? siblings[index - 1]?.id ?? parent?.id ?? null
}

/** Returns the next free id: one above the highest of a tree, and at least `next`. */
const nextAfter = (tree: BlockTree, next: BlockId): BlockId =>
  allBlocksOf(tree).reduce((most, { id }) => Math.max(most, id + 1), next)

/** Numbers new blocks. A language whose blocks have another shape gets those of the displayed language. */
function newTrees(
  { blocks }: Extract<PageEdit, { type: 'block.insert' }>,
  language: Language,
  first: BlockId,
): InLanguages<BlockTree> {
  const shown = readTree(blocks[language], first).tree
  return inLanguages((one) => {
    const tree = readTree(blocks[one], first).tree
    return haveSameShape(tree, shown) ? tree : shown
  })
}

/** Applies an edit to a draft, in the displayed language. */
export function applyEdit<Fields>(draft: Draft<Fields>, edit: PageEdit<Fields>): AppliedEdit<Fields> {
  const { page, language, next, selected } = draft
  const tree = page.trees[language]

  const refused = (refusal: Refusal): AppliedEdit<Fields> => ({ draft: null, refusal })
  const done = (
    trees: InLanguages<BlockTree>,
    { select = selected, after = next }: { select?: BlockId | null; after?: BlockId } = {},
  ): AppliedEdit<Fields> => ({
    refusal: null,
    draft:
      trees === page.trees ? draft : { page: { ...page, trees }, language, next: after, selected: select },
  })

  switch (edit.type) {
    case 'block.insert': {
      const added = newTrees(edit, language, next)
      const refusal = refusalOf(tree, added[language], edit.place)
      if (refusal) return refused(refusal)
      const trees = changeTrees(page, language, (one, name) => insertBlocks(one, added[name], edit.place))
      return done(trees, {
        select: added[language][0]?.id ?? selected,
        after: nextAfter(added[language], next),
      })
    }
    case 'block.move': {
      const refusal = refusedMove(tree, edit.id, edit.place)
      if (refusal) return refused(refusal)
      return done(
        changeTrees(page, language, (one) => moveBlock(one, edit.id, edit.place)),
        { select: edit.id },
      )
    }
    case 'block.remove':
      if (!findBlock(tree, edit.id)) return refused('missing')
      return done(
        changeTrees(page, language, (one) => removeBlock(one, edit.id)),
        { select: afterRemoval(tree, edit.id) },
      )
    case 'block.duplicate': {
      const block = findBlock(tree, edit.id)
      const place = placeOf(tree, edit.id)
      if (!block || !place) return refused('missing')
      const refusal = refusalOf(tree, [block], place)
      if (refusal) return refused(refusal)
      const trees = changeTrees(page, language, (one) => duplicateBlock(one, edit.id, next))
      return done(trees, { select: next, after: nextAfter(trees[language], next) })
    }
    case 'block.wrap': {
      const refusal = refusedWrap(tree, edit.id, edit.wrapper)
      if (refusal) return refused(refusal)
      const trees = changeTrees(page, language, (one) => wrapBlock(one, edit.id, edit.wrapper, next))
      return done(trees, { select: next, after: nextAfter(trees[language], next) })
    }
    case 'block.unwrap': {
      const refusal = refusedUnwrap(tree, edit.id)
      if (refusal) return refused(refusal)
      const place = placeOf(tree, edit.id)
      const trees = changeTrees(page, language, (one) => unwrapBlock(one, edit.id))
      const siblings =
        place && place.parent !== null ? findBlock(trees[language], place.parent)?.children : trees[language]
      return done(trees, { select: siblings?.[place?.index ?? 0]?.id ?? null })
    }
    case 'block.set':
      return done(setInLanguages(page, language, edit.id, edit.path, edit.value))
    case 'item.insert': {
      const name = findBlock(tree, edit.id)?.name
      if (name === undefined) return refused('missing')
      const item = edit.item ?? inLanguages(() => blankItem(name, edit.path, `item-${next}`))
      const trees = changeItems(page, language, edit, (one, of) =>
        insertItem(one, edit, edit.index, item[of], next),
      )
      return done(trees, { after: next + 1 })
    }
    case 'item.remove':
      return done(changeItems(page, language, edit, (one) => removeItem(one, edit, edit.index)))
    case 'item.move':
      return done(changeItems(page, language, edit, (one) => moveItem(one, edit, edit.from, edit.to)))
    case 'fields.set':
      return { refusal: null, draft: { ...draft, page: { ...page, fields: edit.fields } } }
    case 'structure.copy': {
      const trees = inLanguages((one) => (one === language ? tree : copyStructure(tree, page.trees[one])))
      return { refusal: null, draft: { ...draft, page: { ...page, trees, isTogether: true } } }
    }
    case 'structure.part':
      return { refusal: null, draft: { ...draft, page: { ...page, isTogether: false } } }
    case 'structure.join': {
      const joined = together(page)
      if (!joined.isTogether) return refused('not_allowed')
      return { refusal: null, draft: { ...draft, page: { ...page, ...joined }, selected: null } }
    }
    default:
      return edit satisfies never
  }
}
