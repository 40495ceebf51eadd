import { emptyTexts, isBlockName, readBlocks, type BlockFault, type PropPath } from '@shyrdak/sdk/blocks'
import type { EditorBlock } from '@shyrdak/state-machines/page-editor/rules'

/** A checked block without its children: props to render, and faults. */
export interface CheckedBlock {
  /** The valid props; null when the block cannot be rendered without the invalid ones. */
  readonly props: Readonly<Record<string, unknown>> | null
  readonly faults: readonly PropPath[]
  readonly isKnown: boolean
}

const checked = new WeakMap<object, CheckedBlock>()

const inProps = (path: BlockFault['path'] | PropPath): PropPath => path.slice(2)

/** Validates a block with the store's schemas. The result is cached by its props. */
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
