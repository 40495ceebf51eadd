import type { Store } from '../../store/store.ts'
import { filmContract } from './contract.ts'

/** Uploads a video. Reports progress from 0 to 1, and resolves with its path. Can be aborted. */
export type UploadFilm = (
  film: File,
  sending: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<string>

/** Uploads a video of the logged-in craftsman. */
export const uploadOwnFilm =
  (store: Pick<Store, 'sdk'>): UploadFilm =>
  async (body, sending) => {
    const { specialGoods } = await store.sdk(filmContract)
    return (await specialGoods.films.upload({ query: { name: body.name }, body, ...sending })).path
  }
