// The store.
export { createStore } from './store/create-store.ts'
export { StoreProvider } from './store/store-provider.tsx'
export { useStore } from './store/use-store.ts'
export { memoryPorts } from './store/memory-ports.ts'
export type { Store, StoreOptions } from './store/store.ts'
export type { HistoryPort, NavigationPort, StorePorts } from './store/ports.ts'
export type { LazyActor } from './store/lazy-actor.ts'

// Texts.
export type { MessageNamespace } from './messages/read-messages.ts'
export type { OwnMessages, ReadOwnMessages } from './messages/store-i18n.ts'
export type { Texts } from './messages/texts.ts'
export { useMessages } from './messages/use-messages.ts'

// A hook for each flow.
export type { Flow, FlowOptions } from './store/use-flow.ts'
export { useAccessGate } from './features/access-gate/use-access-gate.ts'
export { useAlerts } from './features/alerts/use-alerts.ts'
export { useArtisans } from './features/artisans/use-artisans.ts'
export { useAuth } from './features/auth/use-auth.ts'
export { useBackInStock } from './features/back-in-stock/use-back-in-stock.ts'
export { useRetailCart } from './features/cart/use-retail-cart.ts'
export { useChat } from './features/chat/use-chat.ts'
export { useCheckout } from './features/checkout/use-checkout.ts'
export { useCookieConsent } from './features/cookie-consent/use-cookie-consent.ts'
export { useCountry } from './features/country/use-country.ts'
export { useFaqQuestion } from './features/faq-question/use-faq-question.ts'
export { useFeedbackForm } from './features/feedback-form/use-feedback-form.ts'
export { useMailingForm } from './features/mailing-form/use-mailing-form.ts'
export { useReviewForm } from './features/review-form/use-review-form.ts'

// Wholesale flows, and the actors behind them.
export { wholesaleBrandingOf } from './features/wholesale-branding/branding-of.ts'
export { useWholesaleBranding } from './features/wholesale-branding/use-wholesale-branding.ts'
export { useWholesaleCart, wholesaleCartOf } from './features/wholesale-cart/use-wholesale-cart.ts'
export { useWholesaleOrder } from './features/wholesale-order/use-wholesale-order.ts'
export {
  useWholesaleReorder,
  wholesaleReorderOf,
} from './features/wholesale-reorder/use-wholesale-reorder.ts'

// What the flows show, and the events of wholesale ones.
export type { AlertsView } from '@shyrdak/state-machines/alerts'
export type { AuthView, ManagerContract } from '@shyrdak/state-machines/auth'
export type { CheckoutView } from '@shyrdak/state-machines/checkout'
export type { CountryState, CountryView } from '@shyrdak/state-machines/country'
export type { RetailCartView } from '@shyrdak/state-machines/retail-cart'
export type {
  WholesaleBrandingEvent,
  WholesaleBrandingView,
} from '@shyrdak/state-machines/wholesale-branding'
export type { WholesaleCartEvent, WholesaleCartView } from '@shyrdak/state-machines/wholesale-cart'
export type { WholesaleOrderEvent, WholesaleOrderView } from '@shyrdak/state-machines/wholesale-order'
export type { WholesaleReorderEvent, WholesaleReorderView } from '@shyrdak/state-machines/wholesale-reorder'

export { saveFile } from './parts/save-file.ts'
