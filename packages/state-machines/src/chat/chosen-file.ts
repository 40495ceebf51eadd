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

/** A file for the next message. It stays until it is sent or removed. */
export interface ChosenFile {
  readonly key: string
  readonly file: File
  readonly state: 'uploading' | 'uploaded' | 'failed'
  /** The uploaded fraction, 0 to 1. */
  readonly progress: number
  readonly uploaded: ChatFile | null
  readonly failure: Failure | null
}

const failed = (code: Failure['code']): Failure => ({ code, issues: [], retryAfter: null })

/** Returns why a file would be refused, as far as known before the upload; null if nothing is wrong. */
function failureOfFile(file: File): Failure | null {
  const upload = uploadOf(file)
  if (!upload) return failed('UNSUPPORTED_TYPE')
  if (file.size === 0)
    return { code: 'INVALID', issues: [{ path: ['file'], code: 'required' }], retryAfter: null }
  const isImage = IMAGE_UPLOAD_FORMATS.some((format) => upload.type.endsWith(format.replace('jpg', 'jpeg')))
  return file.size > (isImage ? IMAGE_BYTES : DOCUMENT_BYTES) ? failed('TOO_LARGE') : null
}

/** Adds chosen files to the earlier ones, up to the number that a message may have. */
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

/** Changes one of the files. A file that was removed meanwhile stays removed. */
export const changeFile = (
  files: readonly ChosenFile[],
  key: string,
  change: Partial<ChosenFile>,
): readonly ChosenFile[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))

/** Whether a message can be sent: it has a text or a file, and all of its files are uploaded. */
export const isSendable = (draft: string, files: readonly ChosenFile[]): boolean =>
  (!isBlank(draft) || files.length > 0) && files.every(({ state }) => state === 'uploaded')
