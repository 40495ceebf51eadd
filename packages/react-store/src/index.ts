export { createStore } from './store/create-store.ts'
export type { Store, StoreOptions } from './store/store.ts'
export type { HistoryPort, NavigationPort, StorePorts } from './store/ports.ts'
export type { LazyActor } from './store/lazy-actor.ts'
export type { ManagerContract } from '@shyrdak/state-machines/auth'
export { memoryPorts } from './store/memory-ports.ts'
export { StoreProvider } from './store/store-provider.tsx'
export { useStore } from './store/use-store.ts'
export { saveFile } from './parts/save-file.ts'
export { useMessages } from './messages/use-messages.ts'
export { useAccessGate } from './features/access-gate/use-access-gate.ts'
export { useAuth } from './features/auth/use-auth.ts'
export { useAlerts } from './features/alerts/use-alerts.ts'
export { useChat } from './features/chat/use-chat.ts'
export { useCheckout } from './features/checkout/use-checkout.ts'
export { useCookieConsent } from './features/cookie-consent/use-cookie-consent.ts'
export { useCountry } from './features/country/use-country.ts'
export { useFaqQuestion } from './features/faq-question/use-faq-question.ts'
export { useFeedbackForm } from './features/feedback-form/use-feedback-form.ts'
export { useMailingForm } from './features/mailing-form/use-mailing-form.ts'
export { useReviewForm } from './features/review-form/use-review-form.ts'
export { useBackInStock } from './features/back-in-stock/use-back-in-stock.ts'
export { useArtisans } from './features/artisans/use-artisans.ts'
export type { OwnFlow } from './store/use-own-flow.ts'
export { useRetailCart, type RetailCartHook } from './features/cart/use-retail-cart.ts'
export {
  useWholesaleCart,
  wholesaleCartOf,
  type WholesaleCartHook,
} from './features/wholesale-cart/use-wholesale-cart.ts'
export { wholesaleBrandingOf } from './features/wholesale-branding/branding-of.ts'
export {
  useWholesaleBranding,
  type WholesaleBrandingHook,
} from './features/wholesale-branding/use-wholesale-branding.ts'
export {
  useWholesaleReorder,
  wholesaleReorderOf,
  type WholesaleReorderHook,
} from './features/wholesale-reorder/use-wholesale-reorder.ts'
export { useWholesaleOrder } from './features/wholesale-order/use-wholesale-order.ts'
export type { AlertsView } from '@shyrdak/state-machines/alerts'
export type { AuthView } from '@shyrdak/state-machines/auth'
export type { CheckoutView } from '@shyrdak/state-machines/checkout'
export type { CountryState, CountryView } from '@shyrdak/state-machines/country'
export type { RetailCartView } from '@shyrdak/state-machines/retail-cart'
export type {
  WholesaleBrandingEvent,
  WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
export type { WholesaleReorderEvent, WholesaleReorderView } from '@shyrdak/state-machines/wholesale-reorder'
export type { WholesaleCartEvent, WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
export type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
export type { MessageNamespace } from './messages/read-messages.ts'
export type { OwnMessages, ReadOwnMessages } from './messages/store-i18n.ts'
export type { Texts } from './messages/texts.ts'
