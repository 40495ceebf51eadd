import { LANGUAGES } from '@shyrdak/sdk/contract'
import type { BlockId, BlockTree, EditorBlock } from './block-tree.ts'
import { allBlocksOf, placeOf } from './find-block.ts'
import type { InLanguages } from './page-trees.ts'
import { areEqual } from './prop-at.ts'

/** How a block differs between two versions of a page. */
export interface BlockChange {
  readonly id: BlockId
  readonly name: string
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
}

const byId = (tree: BlockTree): Map<BlockId, EditorBlock> =>
  new Map(allBlocksOf(tree).map((block) => [block.id, block]))

/** Returns the changes in one language from top to bottom, removed blocks last. */
function changesIn(before: BlockTree, after: BlockTree): BlockChange[] {
  if (before === after) return []
  const olds = byId(before)
  const news = byId(after)
  const stayed = ({ id, name }: EditorBlock): BlockChange[] => {
    const [old, now] = [olds.get(id), news.get(id)]
    if (!old) return [{ id, name, kind: 'added' }]
    if (!areEqual(old.props, now?.props)) return [{ id, name, kind: 'changed' }]
    return placeOf(before, id)?.parent === placeOf(after, id)?.parent ? [] : [{ id, name, kind: 'moved' }]
  }
  return [
    ...[...news.values()].flatMap(stayed),
    ...[...olds.values()].flatMap(({ id, name }): BlockChange[] =>
      news.has(id) ? [] : [{ id, name, kind: 'removed' }],
    ),
  ]
}

/** Returns the changes between two versions with matched blocks, each block once for all languages. */
export function blockChanges(
  before: InLanguages<BlockTree>,
  after: InLanguages<BlockTree>,
): readonly BlockChange[] {
  const all = LANGUAGES.flatMap((language) => changesIn(before[language], after[language]))
  return [...new Map(all.toReversed().map((change) => [change.id, change])).values()].toReversed()
}
