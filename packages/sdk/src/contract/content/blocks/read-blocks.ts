import type * as z from 'zod/mini'
import { nestingOf } from './nesting.ts'
import { blockNameOf, TREE_LIMITS, type BlockNode } from './node.ts'
import { BLOCK_SCHEMAS, isBlockName } from './schemas.ts'

/** A part of a page that cannot be rendered. */
export interface BlockFault {
  /** Its path in the content: `[0, 'children', 3, 'props', 'src']`. */
  path: (string | number)[]
  code: 'not_a_block' | 'unknown_block' | 'invalid_prop' | 'too_deep' | 'too_many'
}

/** The valid blocks of a page, and what was dropped. */
export interface ReadBlocks {
  nodes: BlockNode[]
  faults: BlockFault[]
}

/**
 * Parses the blocks of a page from any value. Never throws: invalid props are dropped, and so are blocks that require
 * them, unknown blocks, and blocks beyond `TREE_LIMITS`. Props that the schemas do not list are removed. In a block
 * with a panel per child, such as Tabs, an empty container takes the place of a dropped child.
 */
export function readBlocks(content: unknown): ReadBlocks {
  const faults: BlockFault[] = []
  let count = 0

  function readList(
    list: readonly unknown[],
    path: BlockFault['path'],
    depth: number,
    hasPanels = false,
  ): BlockNode[] {
    const nodes: BlockNode[] = []
    for (const [index, value] of list.entries()) {
      if (count >= TREE_LIMITS.nodes) {
        faults.push({ path: [...path, index], code: 'too_many' })
        break
      }
      const node = readNode(value, [...path, index], depth)
      if (node) nodes.push(node)
      else if (hasPanels && depth <= TREE_LIMITS.depth) {
        nodes.push(EMPTY_PANEL)
        count += 1
      }
    }
    return nodes
  }

  function readNode(value: unknown, path: BlockFault['path'], depth: number): BlockNode | null {
    const reject = (code: BlockFault['code']) => {
      faults.push({ path, code })
      return null
    }
    if (!isRecord(value)) return reject('not_a_block')
    if (depth > TREE_LIMITS.depth) return reject('too_deep')
    const raw = isRecord(value['props']) ? value['props'] : {}
    const name = blockNameOf({ ...value, props: raw })
    if (!isBlockName(name)) return reject('unknown_block')
    count += 1
    const props = readProps(BLOCK_SCHEMAS[name], raw, (propPath) =>
      faults.push({ path: [...path, 'props', ...propPath], code: 'invalid_prop' }),
    )
    if (!props) return null
    const children = value['children']
    if (children === undefined || children === null) return { componentName: name, props }
    if (!Array.isArray(children)) {
      faults.push({ path: [...path, 'children'], code: 'not_a_block' })
      return { componentName: name, props }
    }
    return {
      componentName: name,
      props,
      children: readList(children, [...path, 'children'], depth + 1, nestingOf(name)?.panels !== undefined),
    }
  }

  const list = Array.isArray(content) ? content : content === null || content === undefined ? [] : [content]
  return { nodes: readList(list, [], 1), faults }
}

const EMPTY_PANEL: BlockNode = { componentName: 'Container', props: {} }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the valid props, or null when a required one is invalid. */
function readProps(
  schema: z.ZodMiniObject,
  raw: Record<string, unknown>,
  onIssue: (path: (string | number)[]) => void,
): Record<string, unknown> | null {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const invalid = new Set<string>()
  for (const { path } of parsed.error.issues) {
    onIssue(path.filter((step) => typeof step !== 'symbol'))
    invalid.add(String(path[0]))
  }
  const valid = Object.fromEntries(Object.entries(raw).filter(([name]) => !invalid.has(name)))
  const reparsed = schema.safeParse(valid)
  return reparsed.success ? reparsed.data : null
}
