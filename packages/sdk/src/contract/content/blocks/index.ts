export { cleanBlocks } from './clean-blocks.ts'
export { Html, type SafeHtml } from './fields.ts'
export { mapHtml } from './map-html.ts'
export { blockNameOf, TREE_LIMITS, type BlockNode } from './node.ts'
export {
  isSafeHref,
  isSafeSource,
  isSafeStyleValue,
  isStyleProperty,
  STYLE_PROPERTIES,
  youtubeId,
  type StyleProperty,
} from './page-safety.ts'
export { readBlocks, type BlockFault, type ReadBlocks } from './read-blocks.ts'
export { BLOCK_SCHEMAS, isBlockName, type BlockName, type BlockProps } from './schemas.ts'
