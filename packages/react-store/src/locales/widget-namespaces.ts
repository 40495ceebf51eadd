import type { MessageNamespace } from './messages.ts'

/** Namespaces to load before a widget hydrates, so that its first render matches the server's. */
export const WIDGET_NAMESPACES = {
  'alert-stack': ['alerts'],
  cart: ['cartPage'],
  'buy-box': ['product'],
  'cart-badge': ['cart'],
  checkout: ['checkout', 'order'],
  'country-dialog': ['country'],
  'order-status': ['order'],
  'pay-now': ['order'],
  // Loaded with the order, where there is one.
  'unpaid-order': [],
  // The rest is loaded with the form.
  'review-form': ['product'],
  'back-in-stock': ['product'],
  'search-box': ['search'],
  'access-gate': ['gate'],
  'cookie-consent': ['cookies'],
  'faq-question': ['faq'],
  'feedback-form': ['feedback'],
  'mailing-form': ['mailing'],
  workshops: ['workshops'],
  login: ['account'],
  registration: ['account'],
  password: ['account'],
  profile: ['account', 'profile'],
  'workshop-profile': ['workshopProfile'],
} as const satisfies Record<string, readonly MessageNamespace[]>
