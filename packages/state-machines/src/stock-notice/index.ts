export type { StockWish } from './stock-wish.ts'
export {
  stockNoticeMachine,
  type StockNoticeActor,
  type StockNoticeContext,
  type StockNoticeEvent,
  type StockNoticeInput,
  type StockNoticeSnapshot,
} from './stock-notice.machine.ts'
export { stockNoticeActors, type StockNoticeEffects } from './stock-notice.actors.ts'
