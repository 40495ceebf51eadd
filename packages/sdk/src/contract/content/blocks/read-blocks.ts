import type * as z from 'zod/mini'
import { blockNameOf, TREE_LIMITS, type BlockNode } from './node.ts'
import { BLOCK_SCHEMAS, isBlockName } from './schemas.ts'

/** Something of a page that cannot be drawn as it is written. */
export interface BlockFault {
  /** Where it stands, such as `[0, 'children', 3, 'props', 'src']`. */
  path: (string | number)[]
  code: 'not_a_block' | 'unknown_block' | 'invalid_prop' | 'too_deep' | 'too_many'
}

/** A page as it can be drawn, and what was left out of it. */
export interface ReadBlocks {
  nodes: BlockNode[]
  faults: BlockFault[]
}

/**
 * Reads the blocks of a page out of any value. It never throws: a wrong prop is left out, a block that cannot be
 * without it too, and so is whatever is unknown, too deep or too much (`TREE_LIMITS`). Nothing but what the
 * schemas name comes through.
 */
export function readBlocks(content: unknown): ReadBlocks {
  const faults: BlockFault[] = []
  let count = 0

  function readList(list: readonly unknown[], path: BlockFault['path'], depth: number): BlockNode[] {
    const nodes: BlockNode[] = []
    for (const [place, value] of list.entries()) {
      if (count >= TREE_LIMITS.nodes) {
        faults.push({ path: [...path, place], code: 'too_many' })
        break
      }
      const node = readNode(value, [...path, place], depth)
      if (node) nodes.push(node)
    }
    return nodes
  }

  function readNode(value: unknown, path: BlockFault['path'], depth: number): BlockNode | null {
    const refuse = (code: BlockFault['code']) => {
      faults.push({ path, code })
      return null
    }
    if (!isRecord(value)) return refuse('not_a_block')
    if (depth > TREE_LIMITS.depth) return refuse('too_deep')
    const written = isRecord(value['props']) ? value['props'] : {}
    const name = blockNameOf({ ...value, props: written })
    if (!isBlockName(name)) return refuse('unknown_block')
    count += 1
    const props = readProps(BLOCK_SCHEMAS[name], written, (place) =>
      faults.push({ path: [...path, 'props', ...place], code: 'invalid_prop' }),
    )
    if (!props) return null
    const below = value['children']
    if (below === undefined || below === null) return { componentName: name, props }
    if (!Array.isArray(below)) {
      faults.push({ path: [...path, 'children'], code: 'not_a_block' })
      return { componentName: name, props }
    }
    return {
      componentName: name,
      props,
      children: readList(below, [...path, 'children'], depth + 1),
    }
  }

  const list = Array.isArray(content) ? content : content === null || content === undefined ? [] : [content]
  return { nodes: readList(list, [], 1), faults }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The props a schema accepts, without those it refuses; nothing when it cannot be without them. */
function readProps(
  schema: z.ZodMiniObject,
  written: Record<string, unknown>,
  tell: (place: (string | number)[]) => void,
): Record<string, unknown> | null {
  const read = schema.safeParse(written)
  if (read.success) return read.data
  const wrong = new Set<string>()
  for (const { path } of read.error.issues) {
    tell(path.filter((step) => typeof step !== 'symbol'))
    wrong.add(String(path[0]))
  }
  const rest = Object.fromEntries(Object.entries(written).filter(([name]) => !wrong.has(name)))
  const second = schema.safeParse(rest)
  return second.success ? second.data : null
}
