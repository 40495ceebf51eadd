import { useCallback, useEffect, useRef, useState } from 'react'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { failureOfCall } from '../../parts/failure-of-call.ts'
import { useStore } from '../../store/use-store.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { uploadOwnPhoto, type UploadPhoto } from './upload-own-photo.ts'

/** A file to upload; it is prepared right before its upload. */
export interface ChosenFile {
  readonly name: string
  readonly prepare: () => Promise<PreparedPhoto>
}

/** An uploaded photo with few pixels. */
export interface SmallPhoto {
  readonly path: string
  readonly name: string
}

/** A chosen file that was not uploaded, and the reason. */
export interface RefusedFile {
  readonly name: string
  readonly code: FailureCode | 'unreadable' | 'full'
  readonly retryAfter: number | null
}

export type PhotoUpload =
  | { readonly state: 'idle' }
  /** `done` of `all` photos are uploaded; `part` is the uploaded share of the next one, from 0 to 1. */
  | { readonly state: 'sending'; readonly done: number; readonly all: number; readonly part: number }
  | { readonly state: 'failed'; readonly refused: readonly RefusedFile[] }

type Refusal = Omit<RefusedFile, 'name'>

const IDLE: PhotoUpload = { state: 'idle' }
const UNREADABLE: Refusal = { code: 'unreadable', retryAfter: null }
const FULL: Refusal = { code: 'full', retryAfter: null }

/** Whether the file itself is the cause. Any other failure would affect the next files as well. */
const isOfFile = ({ code }: Refusal) => code === 'unreadable' || code === 'TOO_LARGE'

/** Uploads photos in sequence and passes on their paths. Without `sendPhoto`, as the logged-in craftsman. */
export function usePhotoUpload(sendPhoto?: UploadPhoto) {
  const store = useStore()
  const [upload, setUpload] = useState<PhotoUpload>(IDLE)
  const [small, setSmall] = useState<readonly SmallPhoto[]>([])
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const end = (refused: readonly RefusedFile[]) =>
    setUpload(refused.length > 0 ? { state: 'failed', refused } : IDLE)

  /** Resolves with the path of the photo, or with the reason why it was not uploaded. */
  async function sendOne(
    prepare: ChosenFile['prepare'],
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<{ path: string; isSmall: boolean } | Refusal> {
    let prepared: PreparedPhoto
    try {
      prepared = await prepare()
    } catch {
      return UNREADABLE
    }
    try {
      const { file, isSmall } = prepared
      return { path: await (sendPhoto ?? uploadOwnPhoto(store))(file, { onProgress, signal }), isSmall }
    } catch (error) {
      const { code, retryAfter } = failureOfCall(error)
      return code === 'INVALID' ? UNREADABLE : { code, retryAfter }
    }
  }

  /**
   * Uploads files until `most` of them are stored. A refused file does not stop the others; any other failure
   * does.
   */
  async function send(
    chosen: readonly ChosenFile[],
    onSent: (path: string) => void,
    most = chosen.length,
  ): Promise<void> {
    const refused: RefusedFile[] = []
    const refuse = (files: readonly ChosenFile[], refusal: Refusal) =>
      refused.push(...files.map(({ name }) => ({ name, ...refusal })))
    let left = most
    const leaving = new AbortController()
    sending.current = leaving
    for (const [done, file] of chosen.entries()) {
      const end = done + left
      if (left > 0) {
        const all = Math.min(chosen.length, end)
        const onProgress = (part: number) => setUpload({ state: 'sending', done, all, part })
        onProgress(0)
        const sent = await sendOne(file.prepare, onProgress, leaving.signal)
        if (leaving.signal.aborted) return
        if ('path' in sent) {
          const { path, isSmall } = sent
          if (isSmall) setSmall((now) => [...now, { path, name: file.name }])
          left -= 1
          onSent(path)
          continue
        }
        if (isOfFile(sent)) {
          refuse([file], sent)
          continue
        }
        refuse(chosen.slice(done, end), sent)
      }
      refuse(chosen.slice(end), FULL)
      break
    }
    end(refused)
  }

  /** Clears the refused files of the last upload. */
  const forget = useCallback(() => setUpload((now) => (now.state === 'failed' ? IDLE : now)), [])

  return { upload, small, send, refuse: (name: string) => end([{ name, ...UNREADABLE }]), forget }
}
