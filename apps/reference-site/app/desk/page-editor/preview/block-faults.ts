import { emptyTexts, isBlockName, readBlocks, type BlockFault, type PropPath } from '@shyrdak/sdk/blocks'
import type { EditorBlock } from '@shyrdak/state-machines/page-editor/rules'

/** What a block is without its children: how it is shown, and what is wrong with it. */
export interface CheckedBlock {
  /** What of its props can be shown; null where the block cannot be rendered without what is wrong. */
  readonly props: Readonly<Record<string, unknown>> | null
  readonly faults: readonly PropPath[]
  readonly isKnown: boolean
}

const checked = new WeakMap<object, CheckedBlock>()

const inProps = (path: BlockFault['path'] | PropPath): PropPath => path.slice(2)

/** Checks a block as the store will, by the same schemas. A block that has not changed is not checked again. */
export function checkBlock({ name, props }: Pick<EditorBlock, 'name' | 'props'>): CheckedBlock {
  const found = checked.get(props)
  if (found) return found
  const node = { componentName: name, props }
  const { nodes, faults } = readBlocks([node])
  const block: CheckedBlock = {
    props: nodes[0]?.props ?? null,
    faults: [...faults.map(({ path }) => path), ...emptyTexts([node])]
      .filter((path) => path.length > 1)
      .map(inProps),
    isKnown: isBlockName(name),
  }
  checked.set(props, block)
  return block
}
