import type { Language } from '@shyrdak/sdk/contract'
import { alerts as enAlerts } from './en/alerts.ts'
import { cartPage as enCartPage } from './en/cart-page.ts'
import { blocks as enBlocks } from './en/blocks.ts'
import { cart as enCart } from './en/cart.ts'
import { checkout as enCheckout } from './en/checkout.ts'
import { country as enCountry } from './en/country.ts'
import { order as enOrder } from './en/order.ts'
import { product as enProduct } from './en/product.ts'
import { review as enReview } from './en/review.ts'
import { backInStock as enBackInStock } from './en/back-in-stock.ts'
import { search as enSearch } from './en/search.ts'
import { alerts as kgAlerts } from './kg/alerts.ts'
import { cartPage as kgCartPage } from './kg/cart-page.ts'
import { blocks as kgBlocks } from './kg/blocks.ts'
import { cart as kgCart } from './kg/cart.ts'
import { checkout as kgCheckout } from './kg/checkout.ts'
import { country as kgCountry } from './kg/country.ts'
import { order as kgOrder } from './kg/order.ts'
import { product as kgProduct } from './kg/product.ts'
import { review as kgReview } from './kg/review.ts'
import { backInStock as kgBackInStock } from './kg/back-in-stock.ts'
import { search as kgSearch } from './kg/search.ts'
import { alerts as ruAlerts } from './ru/alerts.ts'
import { cartPage as ruCartPage } from './ru/cart-page.ts'
import { blocks as ruBlocks } from './ru/blocks.ts'
import { cart as ruCart } from './ru/cart.ts'
import { checkout as ruCheckout } from './ru/checkout.ts'
import { country as ruCountry } from './ru/country.ts'
import { order as ruOrder } from './ru/order.ts'
import { product as ruProduct } from './ru/product.ts'
import { review as ruReview } from './ru/review.ts'
import { backInStock as ruBackInStock } from './ru/back-in-stock.ts'
import { search as ruSearch } from './ru/search.ts'
import { cookies as enCookies } from './en/cookies.ts'
import { faq as enFaq } from './en/faq.ts'
import { feedback as enFeedback } from './en/feedback.ts'
import { gate as enGate } from './en/gate.ts'
import { mailing as enMailing } from './en/mailing.ts'
import { workshops as enWorkshops } from './en/workshops.ts'
import { cookies as kgCookies } from './kg/cookies.ts'
import { faq as kgFaq } from './kg/faq.ts'
import { feedback as kgFeedback } from './kg/feedback.ts'
import { gate as kgGate } from './kg/gate.ts'
import { mailing as kgMailing } from './kg/mailing.ts'
import { workshops as kgWorkshops } from './kg/workshops.ts'
import { cookies as ruCookies } from './ru/cookies.ts'
import { faq as ruFaq } from './ru/faq.ts'
import { feedback as ruFeedback } from './ru/feedback.ts'
import { gate as ruGate } from './ru/gate.ts'
import { mailing as ruMailing } from './ru/mailing.ts'
import { workshops as ruWorkshops } from './ru/workshops.ts'
import { account as enAccount } from './en/account.ts'
import { account as ruAccount } from './ru/account.ts'
import { account as kgAccount } from './kg/account.ts'
import { profile as enProfile } from './en/profile.ts'
import { profile as ruProfile } from './ru/profile.ts'
import { profile as kgProfile } from './kg/profile.ts'
import { workshopProfile as enWorkshopProfile } from './en/workshop-profile.ts'
import { workshopProfile as ruWorkshopProfile } from './ru/workshop-profile.ts'
import { workshopProfile as kgWorkshopProfile } from './kg/workshop-profile.ts'
import type { Messages } from './messages.ts'

const ALL: Readonly<Record<Language, Messages>> = {
  en: {
    alerts: enAlerts,
    cartPage: enCartPage,
    blocks: enBlocks,
    cart: enCart,
    checkout: enCheckout,
    country: enCountry,
    order: enOrder,
    product: enProduct,
    review: enReview,
    backInStock: enBackInStock,
    search: enSearch,
    cookies: enCookies,
    faq: enFaq,
    feedback: enFeedback,
    gate: enGate,
    mailing: enMailing,
    workshops: enWorkshops,
    profile: enProfile,
    account: enAccount,
    workshopProfile: enWorkshopProfile,
  },
  ru: {
    alerts: ruAlerts,
    cartPage: ruCartPage,
    blocks: ruBlocks,
    cart: ruCart,
    checkout: ruCheckout,
    country: ruCountry,
    order: ruOrder,
    product: ruProduct,
    review: ruReview,
    backInStock: ruBackInStock,
    search: ruSearch,
    cookies: ruCookies,
    faq: ruFaq,
    feedback: ruFeedback,
    gate: ruGate,
    mailing: ruMailing,
    workshops: ruWorkshops,
    profile: ruProfile,
    account: ruAccount,
    workshopProfile: ruWorkshopProfile,
  },
  kg: {
    alerts: kgAlerts,
    cartPage: kgCartPage,
    blocks: kgBlocks,
    cart: kgCart,
    checkout: kgCheckout,
    country: kgCountry,
    order: kgOrder,
    product: kgProduct,
    review: kgReview,
    backInStock: kgBackInStock,
    search: kgSearch,
    cookies: kgCookies,
    faq: kgFaq,
    feedback: kgFeedback,
    gate: kgGate,
    mailing: kgMailing,
    workshops: kgWorkshops,
    profile: kgProfile,
    account: kgAccount,
    workshopProfile: kgWorkshopProfile,
  },
}

/** All messages of a language, for servers. */
export const allMessages = (language: Language): Messages => ALL[language]
