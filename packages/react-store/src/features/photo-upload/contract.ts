import { artisanFilms, artisanPhotos } from '@shyrdak/sdk/contract'

/** The upload of a craftsman's photos. */
export const photoContract = { specialGoods: { photos: artisanPhotos } } as const

/** The upload of a craftsman's films. */
export const filmContract = { specialGoods: { films: artisanFilms } } as const
