import type { Contract } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '../handler.ts'
import { emailRoutes } from './auth/email.ts'
import { guestOrderRoutes } from './auth/guest-orders.ts'
import { loginRoutes } from './auth/login.ts'
import { passwordRoutes } from './auth/password.ts'
import { profileRoutes } from './auth/profile.ts'
import { registrationRoutes } from './auth/registration.ts'
import { sessionRoutes } from './auth/sessions.ts'
import { bannerRoutes } from './content/banners.ts'
import { blogCategoryRoutes } from './content/blog-categories.ts'
import { blogRoutes } from './content/blog.ts'
import { countryRoutes } from './content/countries.ts'
import { faqRoutes } from './content/faq.ts'
import { feedbackRoutes } from './content/feedback.ts'
import { headRoutes } from './content/head.ts'
import { localeRoutes } from './content/locales.ts'
import { menuRoutes } from './content/menus.ts'
import { pageRoutes } from './content/pages.ts'
import { subscriberRoutes } from './content/subscribers.ts'
import { managedContentRoutes } from './management/content/managed-content.ts'
import { managedGoodsRoutes, managedSpecialGoodsRoutes } from './management/goods.ts'
import { managerLoginRoutes } from './management/login.ts'
import { managedOrderRoutes } from './management/orders.ts'
import { managerProfileRoutes } from './management/profile.ts'
import { managedReviewRoutes } from './management/reviews.ts'
import { wholesaleApplicationRoutes } from './management/wholesale-applications.ts'
import { categoryRoutes } from './retail-catalogue/categories.ts'
import { colorRoutes } from './retail-catalogue/colors.ts'
import { backInStockRoutes } from './retail-catalogue/back-in-stock.ts'
import { priceRoutes } from './retail-catalogue/prices.ts'
import { productRoutes } from './retail-catalogue/products.ts'
import { reviewRoutes } from './retail-catalogue/reviews.ts'
import { searchRoutes } from './retail-catalogue/search.ts'
import { deliveryRoutes } from './retail-orders/delivery.ts'
import { orderRoutes } from './retail-orders/orders.ts'
import { paymentRoutes } from './retail-orders/payments.ts'
import { artisanRoutes } from './special-goods/artisans.ts'
import { specialCategoryRoutes } from './special-goods/categories.ts'
import { specialOrderRoutes } from './special-goods/orders.ts'
import { specialProductRoutes } from './special-goods/products.ts'

/** What answers the contract, in its own shape. */
export const handlers = {
  auth: {
    email: emailRoutes,
    guestOrders: guestOrderRoutes,
    login: loginRoutes,
    password: passwordRoutes,
    profile: profileRoutes,
    registration: registrationRoutes,
    sessions: sessionRoutes,
  },
  content: {
    banners: bannerRoutes,
    blog: blogRoutes,
    blogCategories: blogCategoryRoutes,
    countries: countryRoutes,
    faq: faqRoutes,
    feedback: feedbackRoutes,
    head: headRoutes,
    locales: localeRoutes,
    menus: menuRoutes,
    pages: pageRoutes,
    subscribers: subscriberRoutes,
  },
  management: {
    content: managedContentRoutes,
    goods: managedGoodsRoutes,
    login: managerLoginRoutes,
    orders: managedOrderRoutes,
    profile: managerProfileRoutes,
    reviews: managedReviewRoutes,
    specialGoods: managedSpecialGoodsRoutes,
    wholesaleApplications: wholesaleApplicationRoutes,
  },
  retailCatalogue: {
    categories: categoryRoutes,
    colors: colorRoutes,
    backInStock: backInStockRoutes,
    prices: priceRoutes,
    products: productRoutes,
    reviews: reviewRoutes,
    search: searchRoutes,
  },
  retailOrders: { delivery: deliveryRoutes, orders: orderRoutes, payments: paymentRoutes },
  specialGoods: {
    artisans: artisanRoutes,
    categories: specialCategoryRoutes,
    orders: specialOrderRoutes,
    products: specialProductRoutes,
  },
} satisfies HandlersFor<Contract>
