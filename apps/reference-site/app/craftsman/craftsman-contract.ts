import {
  chat,
  colors,
  profile,
  proposals,
  sessions,
  specialCategories,
  specialOrders,
  craftsmanReviews,
} from '@shyrdak/sdk/contract'

const { list, read } = specialOrders

/** The calls of the craftsman's pages. */
export const craftsmanContract = {
  auth: { profile: { craftsman: profile.craftsman }, sessions },
  chat: { craftsman: { info: chat.craftsman.info } },
  retailCatalogue: { colors },
  specialGoods: {
    categories: specialCategories,
    orders: { list, read },
    proposals,
    reviews: craftsmanReviews,
  },
} as const
