import { useState } from 'react'
import { isShyrdakError } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useStore } from '../../store/use-store.ts'

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

/** Uploads photos one after another, and gives the paths by which the store names them. */
export function usePhotoUpload() {
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
        const { specialGoods } = await store.sdk(
          import('./contract.ts').then(({ photoContract }) => photoContract),
        )
        const { path } = await specialGoods.photos.upload({ query: { name: body.name }, body, onProgress })
        onSent(path)
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
