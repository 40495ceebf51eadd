import { email } from './auth/email.ts'
import { guestOrders } from './auth/guest-orders.ts'
import { login } from './auth/login.ts'
import { password } from './auth/password.ts'
import { profile } from './auth/profile.ts'
import { registration } from './auth/registration.ts'
import { sessions } from './auth/sessions.ts'
import { banners } from './content/banners.ts'
import { blogCategories } from './content/blog-categories.ts'
import { blog } from './content/blog.ts'
import { countries } from './content/countries.ts'
import { faq } from './content/faq.ts'
import { feedback } from './content/feedback.ts'
import { head } from './content/head.ts'
import { locales } from './content/locales.ts'
import { menus } from './content/menus.ts'
import { pages } from './content/pages.ts'
import { subscribers } from './content/subscribers.ts'
import type { ContractTree } from './endpoint.ts'
import { managedContent } from './management/content/managed-content.ts'
import { managedGoods, managedSpecialGoods } from './management/goods.ts'
import { managerLogin } from './management/login.ts'
import { managedOrders } from './management/orders.ts'
import { managerProfile } from './management/profile.ts'
import { managedReviews } from './management/reviews.ts'
import { wholesaleApplications } from './management/wholesale-applications.ts'
import { categories } from './retail-catalogue/categories.ts'
import { colors } from './retail-catalogue/colors.ts'
import { backInStock } from './retail-catalogue/back-in-stock.ts'
import { prices } from './retail-catalogue/prices.ts'
import { products } from './retail-catalogue/products.ts'
import { reviews } from './retail-catalogue/reviews.ts'
import { search } from './retail-catalogue/search.ts'
import { delivery } from './retail-orders/delivery.ts'
import { orders } from './retail-orders/orders.ts'
import { payments } from './retail-orders/payments.ts'
import { artisans } from './special-goods/artisans.ts'
import { specialCategories } from './special-goods/categories.ts'
import { specialOrders } from './special-goods/orders.ts'
import { specialProducts } from './special-goods/products.ts'

/**
 * Every endpoint of the store, by area and resource. The client is derived from it and the server implements it.
 */
export const contract = {
  auth: { email, guestOrders, login, password, profile, registration, sessions },
  content: {
    banners,
    blog,
    blogCategories,
    countries,
    faq,
    feedback,
    head,
    locales,
    menus,
    pages,
    subscribers,
  },
  management: {
    content: managedContent,
    goods: managedGoods,
    login: managerLogin,
    orders: managedOrders,
    profile: managerProfile,
    reviews: managedReviews,
    specialGoods: managedSpecialGoods,
    wholesaleApplications,
  },
  retailCatalogue: { categories, colors, backInStock, prices, products, reviews, search },
  retailOrders: { delivery, orders, payments },
  specialGoods: {
    artisans,
    categories: specialCategories,
    orders: specialOrders,
    products: specialProducts,
  },
} as const satisfies ContractTree

export type Contract = typeof contract
