import { useState } from 'react'
import { isShyrdakError } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useStore } from '../../store/use-store.ts'
import { uploadOwnPhoto, type UploadPhoto } from './upload-own-photo.ts'

export type PhotoUpload =
  | { readonly state: 'idle' }
  /** `done` of `all` photos are there, and of the next one a part, from 0 to 1. */
  | { readonly state: 'sending'; readonly done: number; readonly all: number; readonly part: number }
  | {
      readonly state: 'failed'
      readonly code: FailureCode | 'unreadable'
      readonly retryAfter: number | null
    }

const IDLE: PhotoUpload = { state: 'idle' }

/** Uploads photos one after another, as a craftsman unless it is said how, and gives their paths. */
export function usePhotoUpload(sendPhoto?: UploadPhoto) {
  const store = useStore()
  const [upload, setUpload] = useState<PhotoUpload>(IDLE)

  const unreadable = () => setUpload({ state: 'failed', code: 'unreadable', retryAfter: null })

  /** Each file is made when its turn comes. What is there when one fails stays. */
  async function send(
    files: readonly (() => Promise<File>)[],
    onSent: (path: string) => void,
  ): Promise<void> {
    for (const [done, make] of files.entries()) {
      const onProgress = (part: number) => setUpload({ state: 'sending', done, all: files.length, part })
      onProgress(0)
      let body: File
      try {
        body = await make()
      } catch {
        return unreadable()
      }
      try {
        onSent(await (sendPhoto ?? uploadOwnPhoto(store))(body, onProgress))
      } catch (error) {
        if (!isShyrdakError(error)) throw error
        if (error.code === 'UNAUTHENTICATED') void store.auth.send({ type: 'session.expired' })
        return setUpload({
          state: 'failed',
          code: error.code === 'INVALID' ? 'unreadable' : error.code,
          retryAfter: error.retryAfter ?? null,
        })
      }
    }
    setUpload(IDLE)
  }

  return { upload, send, unreadable, reset: () => setUpload(IDLE) }
}
