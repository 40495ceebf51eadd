import { FILM_BYTES, FILM_TYPES as TYPES } from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import { failureOfCall } from '../../parts/failure-of-call.ts'
import { useStore } from '../../store/use-store.ts'
import { uploadOwnFilm, type UploadFilm } from './upload-own-film.ts'

export type FilmUpload =
  | { readonly state: 'idle' }
  /** `part` is the uploaded share, from 0 to 1. */
  | { readonly state: 'sending'; readonly name: string; readonly part: number }
  | {
      readonly state: 'failed'
      readonly name: string
      readonly code: FailureCode | 'unreadable'
      readonly retryAfter: number | null
    }

const IDLE: FilmUpload = { state: 'idle' }

/** Accepted media types; `x-m4v` from phones and cameras is MP4 by another name. */
const ACCEPTED_TYPES = /^video\/(?:mp4|webm|x-m4v)$/

/** Media types for `<input accept>`. */
export const FILMS_TO_CHOOSE = 'video/mp4,video/webm,video/x-m4v'

/** The file to upload: its type is one of the contract's, and its name has at most 200 characters. */
const sentAs = (film: File): File =>
  new File([film], film.name.slice(-200), {
    type: film.type === TYPES.webm ? TYPES.webm : TYPES.mp4,
  })

/** Uploads one video at a time and passes on its path. Without `sendFilm`, as the logged-in craftsman. */
export function useFilmUpload(sendFilm?: UploadFilm) {
  const store = useStore()
  const [upload, setUpload] = useState<FilmUpload>(IDLE)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(film: File, onSent: (path: string) => void): Promise<void> {
    const { name } = film
    const fail = (code: FailureCode | 'unreadable', retryAfter: number | null = null) =>
      setUpload({ state: 'failed', name, code, retryAfter })
    // Unsupported files are refused up front, since an upload may take minutes.
    if (!ACCEPTED_TYPES.test(film.type)) return fail('unreadable')
    if (film.size > FILM_BYTES) return fail('TOO_LARGE')
    const leaving = new AbortController()
    sending.current = leaving
    const onProgress = (part: number) => {
      if (!leaving.signal.aborted) setUpload({ state: 'sending', name, part })
    }
    onProgress(0)
    try {
      const path = await (sendFilm ?? uploadOwnFilm(store))(sentAs(film), {
        onProgress,
        signal: leaving.signal,
      })
      if (leaving.signal.aborted) return
      setUpload(IDLE)
      onSent(path)
    } catch (error) {
      if (leaving.signal.aborted) return
      const { code, retryAfter } = failureOfCall(error)
      fail(code === 'INVALID' ? 'unreadable' : code, retryAfter)
    }
  }

  /** Cancels the running upload, or clears the failure of the last one. */
  function stop(): void {
    sending.current?.abort()
    setUpload(IDLE)
  }

  return { upload, send, stop }
}
