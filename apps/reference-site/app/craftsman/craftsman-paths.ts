const COMPANY = '/admin/craftsman-company-page'
const ORDERS = '/admin/craftsman-order-history'

/** The pages of craftsmen (spec §2), without the prefix of a language. Goods stand below the workshop that makes them. */
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
