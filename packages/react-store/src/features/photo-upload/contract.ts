import { workshopFilms, workshopPhotos } from '@shyrdak/sdk/contract'

/** The upload of a craftsman's photos. */
export const photoContract = { specialGoods: { photos: workshopPhotos } } as const

/** The upload of a craftsman's films. */
export const filmContract = { specialGoods: { films: workshopFilms } } as const
