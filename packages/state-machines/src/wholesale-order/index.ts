export { newWholesaleOrder, type OrderForm, type OrderRefusal, type OrderRequest } from './rules.ts'
export { readOrderForm, type OrderFormPorts } from './stored-form.ts'
export {
  wholesaleOrderMachine,
  type Placement,
  type WholesaleOrderActor,
  type WholesaleOrderContext,
  type WholesaleOrderEmitted,
  type WholesaleOrderEvent,
  type WholesaleOrderSnapshot,
} from './wholesale-order.machine.ts'
export { wholesaleOrderContract } from './contract.ts'
export { wholesaleOrderActors, type WholesaleOrderEffects } from './wholesale-order.actors.ts'
export { selectWholesaleOrder, type WholesaleOrderView } from './wholesale-order.selectors.ts'
