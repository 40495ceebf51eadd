import type { Store } from '../../store/store.ts'
import { photoContract } from './contract.ts'

/** Uploads a photo. Reports progress from 0 to 1, and resolves with its path. */
export type UploadPhoto = (photo: File, onProgress: (part: number) => void) => Promise<string>

/** Uploads a photo of the logged-in craftsman. */
export const uploadOwnPhoto =
  (store: Pick<Store, 'sdk'>): UploadPhoto =>
  async (body, onProgress) => {
    const { specialGoods } = await store.sdk(photoContract)
    return (await specialGoods.photos.upload({ query: { name: body.name }, body, onProgress })).path
  }
