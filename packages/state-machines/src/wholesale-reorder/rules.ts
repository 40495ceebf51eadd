export { reorderCells, reorderDiff, type ReorderLine, type ReorderSources } from './reorder-diff.ts'
