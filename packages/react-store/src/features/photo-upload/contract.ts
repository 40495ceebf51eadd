import { workshopPhotos } from '@shyrdak/sdk/contract'

/** The upload of a craftsman's photos. */
export const photoContract = { specialGoods: { photos: workshopPhotos } } as const
