export type { SubscriptionRequest } from './subscription-request.ts'
export {
  backInStockMachine,
  type BackInStockActor,
  type BackInStockContext,
  type BackInStockEvent,
  type BackInStockInput,
  type BackInStockSnapshot,
} from './back-in-stock.machine.ts'
export { backInStockContract } from './contract.ts'
export { backInStockActors, type BackInStockEffects } from './back-in-stock.actors.ts'
export { selectBackInStock, type BackInStockView } from './back-in-stock.selectors.ts'
