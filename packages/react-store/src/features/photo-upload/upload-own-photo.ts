import type { Store } from '../../store/store.ts'
import { photoContract } from './contract.ts'

/** Uploads a photo. Reports progress from 0 to 1, and resolves with its path. Can be aborted. */
export type UploadPhoto = (
  photo: File,
  sending: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<string>

/** Uploads a photo of the logged-in craftsman. */
export const uploadOwnPhoto =
  (store: Pick<Store, 'sdk'>): UploadPhoto =>
  async (body, sending) => {
    const { specialGoods } = await store.sdk(photoContract)
    return (await specialGoods.photos.upload({ query: { name: body.name }, body, ...sending })).path
  }
