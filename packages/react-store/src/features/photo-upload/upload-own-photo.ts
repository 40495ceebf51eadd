import type { Store } from '../../store/store.ts'
import { photoContract } from './contract.ts'

/** Sends a photo, says how far it is, from 0 to 1, and gives the path by which the store names it. */
export type UploadPhoto = (photo: File, onProgress: (part: number) => void) => Promise<string>

/** Sends a photo of the craftsman who is logged in. */
export const uploadOwnPhoto =
  (store: Pick<Store, 'sdk'>): UploadPhoto =>
  async (body, onProgress) => {
    const { specialGoods } = await store.sdk(photoContract)
    return (await specialGoods.photos.upload({ query: { name: body.name }, body, onProgress })).path
  }
