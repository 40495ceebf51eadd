import type { Language } from '@shyrdak/sdk/contract'
import { alerts as enAlerts } from '../features/alerts/messages/en.ts'
import { cartPage as enCartPage } from '../features/cart/messages/en.ts'
import { blocks as enBlocks } from '../features/blocks/messages/en.ts'
import { cart as enCart } from '../features/cart-badge/messages/en.ts'
import { checkout as enCheckout } from '../features/checkout/messages/en.ts'
import { country as enCountry } from '../features/country/messages/en.ts'
import { order as enOrder } from '../features/orders/messages/en.ts'
import { product as enProduct } from '../features/buy-box/messages/en.ts'
import { review as enReview } from '../features/review-form/messages/en.ts'
import { backInStock as enBackInStock } from '../features/back-in-stock/messages/en.ts'
import { search as enSearch } from '../features/search/messages/en.ts'
import { alerts as kgAlerts } from '../features/alerts/messages/kg.ts'
import { cartPage as kgCartPage } from '../features/cart/messages/kg.ts'
import { blocks as kgBlocks } from '../features/blocks/messages/kg.ts'
import { cart as kgCart } from '../features/cart-badge/messages/kg.ts'
import { checkout as kgCheckout } from '../features/checkout/messages/kg.ts'
import { country as kgCountry } from '../features/country/messages/kg.ts'
import { order as kgOrder } from '../features/orders/messages/kg.ts'
import { product as kgProduct } from '../features/buy-box/messages/kg.ts'
import { review as kgReview } from '../features/review-form/messages/kg.ts'
import { backInStock as kgBackInStock } from '../features/back-in-stock/messages/kg.ts'
import { search as kgSearch } from '../features/search/messages/kg.ts'
import { alerts as ruAlerts } from '../features/alerts/messages/ru.ts'
import { cartPage as ruCartPage } from '../features/cart/messages/ru.ts'
import { blocks as ruBlocks } from '../features/blocks/messages/ru.ts'
import { cart as ruCart } from '../features/cart-badge/messages/ru.ts'
import { checkout as ruCheckout } from '../features/checkout/messages/ru.ts'
import { country as ruCountry } from '../features/country/messages/ru.ts'
import { order as ruOrder } from '../features/orders/messages/ru.ts'
import { product as ruProduct } from '../features/buy-box/messages/ru.ts'
import { review as ruReview } from '../features/review-form/messages/ru.ts'
import { backInStock as ruBackInStock } from '../features/back-in-stock/messages/ru.ts'
import { search as ruSearch } from '../features/search/messages/ru.ts'
import { cookies as enCookies } from '../features/cookie-consent/messages/en.ts'
import { faq as enFaq } from '../features/faq-question/messages/en.ts'
import { feedback as enFeedback } from '../features/feedback-form/messages/en.ts'
import { gate as enGate } from '../features/access-gate/messages/en.ts'
import { mailing as enMailing } from '../features/mailing-form/messages/en.ts'
import { workshops as enWorkshops } from '../features/workshops/messages/en.ts'
import { cookies as kgCookies } from '../features/cookie-consent/messages/kg.ts'
import { faq as kgFaq } from '../features/faq-question/messages/kg.ts'
import { feedback as kgFeedback } from '../features/feedback-form/messages/kg.ts'
import { gate as kgGate } from '../features/access-gate/messages/kg.ts'
import { mailing as kgMailing } from '../features/mailing-form/messages/kg.ts'
import { workshops as kgWorkshops } from '../features/workshops/messages/kg.ts'
import { cookies as ruCookies } from '../features/cookie-consent/messages/ru.ts'
import { faq as ruFaq } from '../features/faq-question/messages/ru.ts'
import { feedback as ruFeedback } from '../features/feedback-form/messages/ru.ts'
import { gate as ruGate } from '../features/access-gate/messages/ru.ts'
import { mailing as ruMailing } from '../features/mailing-form/messages/ru.ts'
import { workshops as ruWorkshops } from '../features/workshops/messages/ru.ts'
import { account as enAccount } from '../features/account/messages/en.ts'
import { account as ruAccount } from '../features/account/messages/ru.ts'
import { account as kgAccount } from '../features/account/messages/kg.ts'
import { profile as enProfile } from '../features/profile/messages/en.ts'
import { profile as ruProfile } from '../features/profile/messages/ru.ts'
import { profile as kgProfile } from '../features/profile/messages/kg.ts'
import { workshopProfile as enWorkshopProfile } from '../features/workshop-profile/messages/en.ts'
import { workshopProfile as ruWorkshopProfile } from '../features/workshop-profile/messages/ru.ts'
import { workshopProfile as kgWorkshopProfile } from '../features/workshop-profile/messages/kg.ts'
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
