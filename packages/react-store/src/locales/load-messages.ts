import type { Language } from '@shyrdak/sdk/contract'
import type { Messages, MessageNamespace } from './messages.ts'

type Load<N extends MessageNamespace> = () => Promise<Messages[N]>
type Loads = { readonly [N in MessageNamespace]: Load<N> }

/** One import each, so that a page loads only the namespaces and the language it shows. */
const LOADS: Readonly<Record<Language, Loads>> = {
  en: {
    alerts: async () => (await import('./en/alerts.ts')).alerts,
    cartPage: async () => (await import('./en/cart-page.ts')).cartPage,
    blocks: async () => (await import('./en/blocks.ts')).blocks,
    cart: async () => (await import('./en/cart.ts')).cart,
    checkout: async () => (await import('./en/checkout.ts')).checkout,
    country: async () => (await import('./en/country.ts')).country,
    order: async () => (await import('./en/order.ts')).order,
    product: async () => (await import('./en/product.ts')).product,
    review: async () => (await import('./en/review.ts')).review,
    backInStock: async () => (await import('./en/back-in-stock.ts')).backInStock,
    search: async () => (await import('./en/search.ts')).search,
    cookies: async () => (await import('./en/cookies.ts')).cookies,
    faq: async () => (await import('./en/faq.ts')).faq,
    feedback: async () => (await import('./en/feedback.ts')).feedback,
    gate: async () => (await import('./en/gate.ts')).gate,
    mailing: async () => (await import('./en/mailing.ts')).mailing,
    workshops: async () => (await import('./en/workshops.ts')).workshops,
    profile: async () => (await import('./en/profile.ts')).profile,
    account: async () => (await import('./en/account.ts')).account,
    workshopProfile: async () => (await import('./en/workshop-profile.ts')).workshopProfile,
  },
  ru: {
    alerts: async () => (await import('./ru/alerts.ts')).alerts,
    cartPage: async () => (await import('./ru/cart-page.ts')).cartPage,
    blocks: async () => (await import('./ru/blocks.ts')).blocks,
    cart: async () => (await import('./ru/cart.ts')).cart,
    checkout: async () => (await import('./ru/checkout.ts')).checkout,
    country: async () => (await import('./ru/country.ts')).country,
    order: async () => (await import('./ru/order.ts')).order,
    product: async () => (await import('./ru/product.ts')).product,
    review: async () => (await import('./ru/review.ts')).review,
    backInStock: async () => (await import('./ru/back-in-stock.ts')).backInStock,
    search: async () => (await import('./ru/search.ts')).search,
    cookies: async () => (await import('./ru/cookies.ts')).cookies,
    faq: async () => (await import('./ru/faq.ts')).faq,
    feedback: async () => (await import('./ru/feedback.ts')).feedback,
    gate: async () => (await import('./ru/gate.ts')).gate,
    mailing: async () => (await import('./ru/mailing.ts')).mailing,
    workshops: async () => (await import('./ru/workshops.ts')).workshops,
    profile: async () => (await import('./ru/profile.ts')).profile,
    account: async () => (await import('./ru/account.ts')).account,
    workshopProfile: async () => (await import('./ru/workshop-profile.ts')).workshopProfile,
  },
  kg: {
    alerts: async () => (await import('./kg/alerts.ts')).alerts,
    cartPage: async () => (await import('./kg/cart-page.ts')).cartPage,
    blocks: async () => (await import('./kg/blocks.ts')).blocks,
    cart: async () => (await import('./kg/cart.ts')).cart,
    checkout: async () => (await import('./kg/checkout.ts')).checkout,
    country: async () => (await import('./kg/country.ts')).country,
    order: async () => (await import('./kg/order.ts')).order,
    product: async () => (await import('./kg/product.ts')).product,
    review: async () => (await import('./kg/review.ts')).review,
    backInStock: async () => (await import('./kg/back-in-stock.ts')).backInStock,
    search: async () => (await import('./kg/search.ts')).search,
    cookies: async () => (await import('./kg/cookies.ts')).cookies,
    faq: async () => (await import('./kg/faq.ts')).faq,
    feedback: async () => (await import('./kg/feedback.ts')).feedback,
    gate: async () => (await import('./kg/gate.ts')).gate,
    mailing: async () => (await import('./kg/mailing.ts')).mailing,
    workshops: async () => (await import('./kg/workshops.ts')).workshops,
    profile: async () => (await import('./kg/profile.ts')).profile,
    account: async () => (await import('./kg/account.ts')).account,
    workshopProfile: async () => (await import('./kg/workshop-profile.ts')).workshopProfile,
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
