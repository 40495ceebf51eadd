import type { BlockName } from './schemas.ts'

/** The children that a block accepts. */
export interface BlockNesting {
  /** The blocks it may contain: these, or any block that is not bound to another. */
  readonly holds: 'any' | readonly BlockName[]
  /** The name of the list prop that has one entry per child, in the same order. */
  readonly panels?: string
}

/** Blocks that may contain others. All other blocks render no children. */
export const BLOCK_NESTING: Readonly<Partial<Record<BlockName, BlockNesting>>> = {
  Container: { holds: 'any' },
  NestedContainer: { holds: 'any' },
  Tabs: { holds: 'any', panels: 'items' },
  Testing: { holds: ['TestCol'] },
  TestCol: { holds: 'any' },
}

/** Blocks that are allowed only inside a certain other block. */
const BOUND: ReadonlySet<unknown> = new Set<BlockName>(['TestCol'])

/** Returns the children that a block accepts; undefined for blocks without children and unknown names. */
export const nestingOf = (name: unknown): BlockNesting | undefined =>
  typeof name === 'string' && Object.hasOwn(BLOCK_NESTING, name)
    ? BLOCK_NESTING[name as BlockName] // the condition checks the key
    : undefined

/** Whether a block may be a child of another; the parent `null` is the page itself. */
export function canContain(parent: unknown, child: unknown): boolean {
  if (parent === null) return !BOUND.has(child)
  const holds = nestingOf(parent)?.holds
  if (holds === undefined) return false
  return holds === 'any' ? !BOUND.has(child) : holds.some((name) => name === child)
}
