import { cleanBlocks, readBlocks, type BlockFault, type BlockNode } from '@shyrdak/sdk/blocks'
import { PAGE_CONTENT_LENGTH } from '@shyrdak/sdk/contract'
import { cleanHtml } from './sanitize/clean-html.ts'

/** Cleaning can lengthen a text (`&` becomes `&amp;`). Longer texts were not written by `writePage`. */
const MAX_READ = 2 * PAGE_CONTENT_LENGTH

export interface CleanContent {
  nodes: BlockNode[]
  faults: BlockFault[]
  /** Whether the text is invalid JSON, or too long for a page. */
  isUnreadable: boolean
}

const NOTHING: CleanContent = { nodes: [], faults: [], isUnreadable: true }

/** Parses the blocks of a text and cleans their HTML. Unreadable blocks are left out. Never throws. */
export function cleanContent(text: unknown, most = MAX_READ): CleanContent {
  if (typeof text !== 'string' || text.length > most) return NOTHING
  try {
    const { nodes, faults } = readBlocks(JSON.parse(text))
    return { nodes: cleanBlocks(nodes, cleanHtml), faults, isUnreadable: false }
  } catch {
    return NOTHING
  }
}

/**
 * Converts a stored text of blocks to the JSON sent to clients, with only the blocks that can be rendered.
 */
export const renderableContent = (text: unknown): string => JSON.stringify(cleanContent(text).nodes)
