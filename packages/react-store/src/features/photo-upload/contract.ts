import { artisanFilms, artisanPhotos } from '@shyrdak/sdk/contract'

/** The endpoints that upload a craftsman's photos. */
export const photoContract = { specialGoods: { photos: artisanPhotos } } as const

/** The endpoints that upload a craftsman's videos. */
export const filmContract = { specialGoods: { films: artisanFilms } } as const
