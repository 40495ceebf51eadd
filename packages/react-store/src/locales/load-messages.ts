import type { Language } from '@shyrdak/sdk/contract'
import type { Messages, MessageNamespace } from './messages.ts'

type Load<N extends MessageNamespace> = () => Promise<Messages[N]>
type Loads = { readonly [N in MessageNamespace]: Load<N> }

/** One import each, so that a page loads only the namespaces and the language it shows. */
const LOADS: Readonly<Record<Language, Loads>> = {
  en: {
    alerts: async () => (await import('../features/alerts/messages/en.ts')).alerts,
    cartPage: async () => (await import('../features/cart/messages/en.ts')).cartPage,
    blocks: async () => (await import('../features/blocks/messages/en.ts')).blocks,
    cart: async () => (await import('../features/cart-badge/messages/en.ts')).cart,
    checkout: async () => (await import('../features/checkout/messages/en.ts')).checkout,
    country: async () => (await import('../features/country/messages/en.ts')).country,
    order: async () => (await import('../features/orders/messages/en.ts')).order,
    product: async () => (await import('../features/buy-box/messages/en.ts')).product,
    review: async () => (await import('../features/review-form/messages/en.ts')).review,
    backInStock: async () => (await import('../features/back-in-stock/messages/en.ts')).backInStock,
    search: async () => (await import('../features/search/messages/en.ts')).search,
    cookies: async () => (await import('../features/cookie-consent/messages/en.ts')).cookies,
    faq: async () => (await import('../features/faq-question/messages/en.ts')).faq,
    feedback: async () => (await import('../features/feedback-form/messages/en.ts')).feedback,
    gate: async () => (await import('../features/access-gate/messages/en.ts')).gate,
    mailing: async () => (await import('../features/mailing-form/messages/en.ts')).mailing,
    workshops: async () => (await import('../features/workshops/messages/en.ts')).workshops,
    profile: async () => (await import('../features/profile/messages/en.ts')).profile,
    account: async () => (await import('../features/account/messages/en.ts')).account,
    workshopProfile: async () =>
      (await import('../features/workshop-profile/messages/en.ts')).workshopProfile,
  },
  ru: {
    alerts: async () => (await import('../features/alerts/messages/ru.ts')).alerts,
    cartPage: async () => (await import('../features/cart/messages/ru.ts')).cartPage,
    blocks: async () => (await import('../features/blocks/messages/ru.ts')).blocks,
    cart: async () => (await import('../features/cart-badge/messages/ru.ts')).cart,
    checkout: async () => (await import('../features/checkout/messages/ru.ts')).checkout,
    country: async () => (await import('../features/country/messages/ru.ts')).country,
    order: async () => (await import('../features/orders/messages/ru.ts')).order,
    product: async () => (await import('../features/buy-box/messages/ru.ts')).product,
    review: async () => (await import('../features/review-form/messages/ru.ts')).review,
    backInStock: async () => (await import('../features/back-in-stock/messages/ru.ts')).backInStock,
    search: async () => (await import('../features/search/messages/ru.ts')).search,
    cookies: async () => (await import('../features/cookie-consent/messages/ru.ts')).cookies,
    faq: async () => (await import('../features/faq-question/messages/ru.ts')).faq,
    feedback: async () => (await import('../features/feedback-form/messages/ru.ts')).feedback,
    gate: async () => (await import('../features/access-gate/messages/ru.ts')).gate,
    mailing: async () => (await import('../features/mailing-form/messages/ru.ts')).mailing,
    workshops: async () => (await import('../features/workshops/messages/ru.ts')).workshops,
    profile: async () => (await import('../features/profile/messages/ru.ts')).profile,
    account: async () => (await import('../features/account/messages/ru.ts')).account,
    workshopProfile: async () =>
      (await import('../features/workshop-profile/messages/ru.ts')).workshopProfile,
  },
  kg: {
    alerts: async () => (await import('../features/alerts/messages/kg.ts')).alerts,
    cartPage: async () => (await import('../features/cart/messages/kg.ts')).cartPage,
    blocks: async () => (await import('../features/blocks/messages/kg.ts')).blocks,
    cart: async () => (await import('../features/cart-badge/messages/kg.ts')).cart,
    checkout: async () => (await import('../features/checkout/messages/kg.ts')).checkout,
    country: async () => (await import('../features/country/messages/kg.ts')).country,
    order: async () => (await import('../features/orders/messages/kg.ts')).order,
    product: async () => (await import('../features/buy-box/messages/kg.ts')).product,
    review: async () => (await import('../features/review-form/messages/kg.ts')).review,
    backInStock: async () => (await import('../features/back-in-stock/messages/kg.ts')).backInStock,
    search: async () => (await import('../features/search/messages/kg.ts')).search,
    cookies: async () => (await import('../features/cookie-consent/messages/kg.ts')).cookies,
    faq: async () => (await import('../features/faq-question/messages/kg.ts')).faq,
    feedback: async () => (await import('../features/feedback-form/messages/kg.ts')).feedback,
    gate: async () => (await import('../features/access-gate/messages/kg.ts')).gate,
    mailing: async () => (await import('../features/mailing-form/messages/kg.ts')).mailing,
    workshops: async () => (await import('../features/workshops/messages/kg.ts')).workshops,
    profile: async () => (await import('../features/profile/messages/kg.ts')).profile,
    account: async () => (await import('../features/account/messages/kg.ts')).account,
    workshopProfile: async () =>
      (await import('../features/workshop-profile/messages/kg.ts')).workshopProfile,
  },
}

export async function loadMessages(
  language: Language,
  namespaces: readonly MessageNamespace[],
): Promise<Partial<Messages>> {
  const loads = LOADS[language]
  const pairs = namespaces.map(async (namespace) => [namespace, await loads[namespace]()] as const)
  return Object.fromEntries(await Promise.all(pairs))
}
