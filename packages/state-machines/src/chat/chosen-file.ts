import {
  CHAT_FILES,
  DOCUMENT_BYTES,
  IMAGE_BYTES,
  IMAGE_UPLOAD_FORMATS,
  uploadOf,
  type ChatFile,
} from '@shyrdak/sdk/contract'
import { isBlank } from '@shyrdak/sdk/rules'
import type { Failure } from '../failure.ts'

/** A file that goes with the next message. It stays until it has been sent or taken away. */
export interface ChosenFile {
  readonly key: string
  readonly file: File
  readonly state: 'uploading' | 'uploaded' | 'failed'
  /** The part that has left, 0 to 1. */
  readonly progress: number
  readonly uploaded: ChatFile | null
  readonly failure: Failure | null
}

const failed = (code: Failure['code']): Failure => ({ code, issues: [], retryAfter: null })

/** Why a file cannot be sent, as far as that is known before it is; null where nothing speaks against it. */
function failureOfFile(file: File): Failure | null {
  const upload = uploadOf(file)
  if (!upload) return failed('UNSUPPORTED_TYPE')
  if (file.size === 0)
    return { code: 'INVALID', issues: [{ path: ['file'], code: 'required' }], retryAfter: null }
  const isImage = IMAGE_UPLOAD_FORMATS.some((format) => upload.type.endsWith(format.replace('jpg', 'jpeg')))
  return file.size > (isImage ? IMAGE_BYTES : DOCUMENT_BYTES) ? failed('TOO_LARGE') : null
}

/** Files as they are chosen, beside those that were: at most as many as a message has. */
export function chooseFiles(
  before: readonly ChosenFile[],
  files: readonly File[],
  newKey: () => string,
): { readonly chosen: readonly ChosenFile[]; readonly isTooMany: boolean } {
  const room = CHAT_FILES - before.length
  const chosen = files.slice(0, Math.max(0, room)).map((file): ChosenFile => {
    const failure = failureOfFile(file)
    return {
      key: newKey(),
      file,
      state: failure ? 'failed' : 'uploading',
      progress: 0,
      uploaded: null,
      failure,
    }
  })
  return { chosen: [...before, ...chosen], isTooMany: files.length > room }
}

/** Files with one of them changed; one that was taken away meanwhile stays away. */
export const changeFile = (
  files: readonly ChosenFile[],
  key: string,
  change: Partial<ChosenFile>,
): readonly ChosenFile[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))

/** Whether a message may be sent: with a text or a file, once all its files are there. */
export const isSendable = (draft: string, files: readonly ChosenFile[]): boolean =>
  (!isBlank(draft) || files.length > 0) && files.every(({ state }) => state === 'uploaded')
