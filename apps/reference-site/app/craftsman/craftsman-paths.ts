const COMPANY = '/admin/craftsman-company-page'
const ORDERS = '/admin/craftsman-order-history'

/** The craftsman's pages (spec §2), without language prefix. Products are below the company page. */
export const CRAFTSMAN_PATHS = {
  profile: '/admin/craftsman-profile',
  company: COMPANY,
  goods: `${COMPANY}/goods`,
  newGoods: `${COMPANY}/goods/new`,
  orders: ORDERS,
  reviews: '/admin/craftsman-reviews',
} as const

export const proposalPath = (id: number): string => `${CRAFTSMAN_PATHS.goods}/${id}`
export const artisanOrderPath = (id: number): string => `${ORDERS}/special-product-description/${id}`
