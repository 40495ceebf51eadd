import { cleanBlocks, readBlocks, type BlockFault, type BlockNode } from '@shyrdak/sdk/blocks'
import { PAGE_CONTENT_LENGTH } from '@shyrdak/sdk/contract'
import { cleanHtml } from './sanitize/clean-html.ts'

/** Cleaning can lengthen a text (`&` becomes `&amp;`); beyond this nothing was written by `writePage`. */
const MAX_READ = 2 * PAGE_CONTENT_LENGTH

export interface CleanContent {
  nodes: BlockNode[]
  faults: BlockFault[]
  /** Whether the text is no JSON, or more of it than any page has. */
  isUnreadable: boolean
}

const NOTHING: CleanContent = { nodes: [], faults: [], isUnreadable: true }

/** The blocks that a text holds, their HTML cleaned; whatever cannot be read is left out. Never throws. */
export function cleanContent(text: unknown, most = MAX_READ): CleanContent {
  if (typeof text !== 'string' || text.length > most) return NOTHING
  try {
    const { nodes, faults } = readBlocks(JSON.parse(text))
    return { nodes: cleanBlocks(nodes, cleanHtml), faults, isUnreadable: false }
  } catch {
    return NOTHING
  }
}

/** A kept text of blocks as it is sent: JSON of what can be drawn. */
export const renderableContent = (text: unknown): string => JSON.stringify(cleanContent(text).nodes)
