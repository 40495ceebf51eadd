export {
  blockFields,
  fieldAt,
  isTextAt,
  type BlockField,
  type PlainFieldKind,
  type PropPath,
} from './block-fields.ts'
export { cleanBlocks } from './clean-blocks.ts'
export { emptyTexts, isEmptyText } from './empty-texts.ts'
export { Html, type SafeHtml } from './fields.ts'
export { mapHtml } from './map-html.ts'
export { BLOCK_NESTING, canContain, nestingOf, type BlockNesting } from './nesting.ts'
export { blockNameOf, TREE_LIMITS, type BlockNode } from './node.ts'
export { readBlocks, type BlockFault, type ReadBlocks } from './read-blocks.ts'
export { BLOCK_SCHEMAS, isBlockName, type BlockName, type BlockProps } from './schemas.ts'
