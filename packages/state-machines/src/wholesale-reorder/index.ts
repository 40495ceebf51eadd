export { reorderCells, reorderDiff, type ReorderLine, type ReorderSources } from './rules.ts'
export { REORDER_ITEMS } from './stored-reorder.ts'
export {
  wholesaleReorderMachine,
  type WholesaleReorderActor,
  type WholesaleReorderContext,
  type WholesaleReorderEvent,
  type WholesaleReorderSnapshot,
} from './wholesale-reorder.machine.ts'
export { wholesaleReorderContract } from './contract.ts'
export { wholesaleReorderActors, type WholesaleReorderEffects } from './wholesale-reorder.actors.ts'
export { selectWholesaleReorder, type WholesaleReorderView } from './wholesale-reorder.selectors.ts'
