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

/**
 * A file for the next message. It stays until the message is sent or the file removed. One that is `refused` is
 * not sent; one whose upload `failed` can be uploaded again.
 */
export interface ChosenFile {
  readonly key: string
  readonly file: File
  readonly state: 'uploading' | 'uploaded' | 'failed' | 'refused'
  /** The uploaded fraction, 0 to 1. */
  readonly progress: number
  readonly uploaded: ChatFile | null
  readonly failure: Failure | null
}

const failed = (code: Failure['code']): Failure => ({ code, issues: [], retryAfter: null })

/** Whether the file itself is at fault, so that uploading it again does not help. */
const isRefusal = ({ code }: Failure) => ['UNSUPPORTED_TYPE', 'TOO_LARGE', 'INVALID'].includes(code)

/** Returns the state of a file whose upload ended with a failure. */
export const afterFailure = (failure: Failure): Pick<ChosenFile, 'state' | 'failure'> => ({
  state: isRefusal(failure) ? 'refused' : 'failed',
  failure,
})

/** Returns why a file would be refused, as far as known before the upload; null if nothing is wrong. */
function failureOfFile(file: File): Failure | null {
  const upload = uploadOf(file)
  if (!upload) return failed('UNSUPPORTED_TYPE')
  if (file.size === 0)
    return { code: 'INVALID', issues: [{ path: ['file'], code: 'required' }], retryAfter: null }
  const isImage = IMAGE_UPLOAD_FORMATS.some((format) => upload.type.endsWith(format.replace('jpg', 'jpeg')))
  return file.size > (isImage ? IMAGE_BYTES : DOCUMENT_BYTES) ? failed('TOO_LARGE') : null
}

/** Adds chosen files to the earlier ones, as many as a message may have; refused ones do not count. */
export function chooseFiles(
  before: readonly ChosenFile[],
  files: readonly File[],
  newKey: () => string,
): { readonly chosen: readonly ChosenFile[]; readonly hasTooManyFiles: boolean } {
  const added = files.map((file): ChosenFile => {
    const failure = failureOfFile(file)
    return {
      key: newKey(),
      file,
      progress: 0,
      uploaded: null,
      ...(failure ? afterFailure(failure) : { state: 'uploading', failure }),
    }
  })
  const room = Math.max(0, CHAT_FILES - before.filter(isSent).length)
  const leftOut = new Set(added.filter(isSent).slice(room))
  return {
    chosen: [...before, ...added.filter((file) => !leftOut.has(file))],
    hasTooManyFiles: leftOut.size > 0,
  }
}

/** Changes one of the files. A file that was removed meanwhile stays removed. */
export const changeFile = (
  files: readonly ChosenFile[],
  key: string,
  change: Partial<ChosenFile>,
): readonly ChosenFile[] => files.map((file) => (file.key === key ? { ...file, ...change } : file))

/** Whether a file belongs to the message; refused ones are left out. */
const isSent = ({ state }: ChosenFile) => state !== 'refused'

/**
 * Whether a message can be sent: it has a text or a file, and all of its files are uploaded. Refused files are
 * not sent. An unconfirmed message can be sent again: after a reload it names its files, which are no longer chosen.
 */
export function isSendable({
  draft,
  files,
  outgoing,
}: {
  readonly draft: string
  readonly files: readonly ChosenFile[]
  readonly outgoing: object | null
}): boolean {
  if (outgoing) return true
  const sent = files.filter(isSent)
  return (!isBlank(draft) || sent.length > 0) && sent.every(({ state }) => state === 'uploaded')
}
