import type { Store } from '../../store/store.ts'
import { filmContract } from './contract.ts'

/** Sends a film, says how far it is, from 0 to 1, until it is told to stop, and gives the path by which the store names it. */
export type UploadFilm = (
  film: File,
  sending: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<string>

/** Sends a film of the craftsman who is logged in. */
export const uploadOwnFilm =
  (store: Pick<Store, 'sdk'>): UploadFilm =>
  async (body, sending) => {
    const { specialGoods } = await store.sdk(filmContract)
    return (await specialGoods.films.upload({ query: { name: body.name }, body, ...sending })).path
  }
