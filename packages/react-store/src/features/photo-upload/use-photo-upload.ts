import { useCallback, useState } from 'react'
import { isShyrdakError } from '@shyrdak/sdk'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { useStore } from '../../store/use-store.ts'
import { uploadOwnPhoto, type UploadPhoto } from './upload-own-photo.ts'

/** A file that somebody has chosen; it is prepared when its turn comes. */
export interface ChosenFile {
  readonly name: string
  readonly prepare: () => Promise<File>
}

/** A chosen file that is not among the photos, and why. */
export interface RefusedFile {
  readonly name: string
  readonly code: FailureCode | 'unreadable' | 'full'
  readonly retryAfter: number | null
}

export type PhotoUpload =
  | { readonly state: 'idle' }
  /** `done` of `all` photos are there, and of the next one a part, from 0 to 1. */
  | { readonly state: 'sending'; readonly done: number; readonly all: number; readonly part: number }
  | { readonly state: 'failed'; readonly refused: readonly RefusedFile[] }

type Refusal = Omit<RefusedFile, 'name'>

const IDLE: PhotoUpload = { state: 'idle' }
const UNREADABLE: Refusal = { code: 'unreadable', retryAfter: null }
const FULL: Refusal = { code: 'full', retryAfter: null }

/** Whether the fault is in the file itself: any other one would refuse the next file too. */
const isOfFile = ({ code }: Refusal) => code === 'unreadable' || code === 'TOO_LARGE'

/** Uploads photos one after another, as a craftsman unless it is said how, and gives their paths. */
export function usePhotoUpload(sendPhoto?: UploadPhoto) {
  const store = useStore()
  const [upload, setUpload] = useState<PhotoUpload>(IDLE)

  const end = (refused: readonly RefusedFile[]) =>
    setUpload(refused.length > 0 ? { state: 'failed', refused } : IDLE)

  /** The path of a photo, or why there is none. */
  async function sendOne(
    prepare: ChosenFile['prepare'],
    onProgress: (part: number) => void,
  ): Promise<string | Refusal> {
    let body: File
    try {
      body = await prepare()
    } catch {
      return UNREADABLE
    }
    try {
      return await (sendPhoto ?? uploadOwnPhoto(store))(body, onProgress)
    } catch (error) {
      if (!isShyrdakError(error)) throw error
      if (error.code === 'UNAUTHENTICATED') void store.auth.send({ type: 'session.expired' })
      return error.code === 'INVALID'
        ? UNREADABLE
        : { code: error.code, retryAfter: error.retryAfter ?? null }
    }
  }

  /** Sends as many as fit. A file that is refused keeps none of the others back. */
  async function send(
    chosen: readonly ChosenFile[],
    onSent: (path: string) => void,
    most = chosen.length,
  ): Promise<void> {
    const files = chosen.slice(0, most)
    const refused: RefusedFile[] = []
    for (const [done, { name, prepare }] of files.entries()) {
      const onProgress = (part: number) => setUpload({ state: 'sending', done, all: files.length, part })
      onProgress(0)
      const sent = await sendOne(prepare, onProgress)
      if (typeof sent === 'string') onSent(sent)
      else if (isOfFile(sent)) refused.push({ name, ...sent })
      else {
        refused.push(...files.slice(done).map((file) => ({ name: file.name, ...sent })))
        break
      }
    }
    end([...refused, ...chosen.slice(most).map(({ name }) => ({ name, ...FULL }))])
  }

  /** What was refused is not told any more. */
  const forget = useCallback(() => setUpload((now) => (now.state === 'failed' ? IDLE : now)), [])

  return { upload, send, refuse: (name: string) => end([{ name, ...UNREADABLE }]), forget }
}
