import type { BlockName } from './schemas.ts'

/** What stands inside of a block. */
export interface BlockNesting {
  /** The blocks that it holds: these, or any that are not bound to another block. */
  readonly holds: 'any' | readonly BlockName[]
  /** The list among its props that has an entry for each child, in the same order. */
  readonly panels?: string
}

/** The blocks that hold others. The rest of them show no children. */
export const BLOCK_NESTING: Readonly<Partial<Record<BlockName, BlockNesting>>> = {
  Container: { holds: 'any' },
  NestedContainer: { holds: 'any' },
  Tabs: { holds: 'any', panels: 'items' },
  Testing: { holds: ['TestCol'] },
  TestCol: { holds: 'any' },
}

/** Blocks that stand only in another. */
const BOUND: ReadonlySet<unknown> = new Set<BlockName>(['TestCol'])

/** What stands in the block of a name; undefined for one that shows no children, and for an unknown one. */
export const nestingOf = (name: unknown): BlockNesting | undefined =>
  typeof name === 'string' && Object.hasOwn(BLOCK_NESTING, name)
    ? BLOCK_NESTING[name as BlockName] // one of its keys
    : undefined

/** Whether a block may stand in another, or with `null` on the page itself. */
export function canContain(parent: unknown, child: unknown): boolean {
  if (parent === null) return !BOUND.has(child)
  const holds = nestingOf(parent)?.holds
  if (holds === undefined) return false
  return holds === 'any' ? !BOUND.has(child) : holds.some((name) => name === child)
}
