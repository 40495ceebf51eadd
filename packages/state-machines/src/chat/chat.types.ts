import type {
  ChatAuthor,
  ChatFile,
  ChatMark,
  ChatMessage,
  ChatPage,
  NewChatMessage,
} from '@shyrdak/sdk/contract'
import type { Failure } from '../failure.ts'
import type { ChosenFile } from './chosen-file.ts'

/** A message that was sent and is not confirmed yet. */
export interface OutgoingMessage {
  readonly message: NewChatMessage
  readonly key: string
  /** The id of the newest message known when it was first sent. */
  readonly after: number
  /** Number of attempts so far. */
  readonly tries: number
}

/** The typed text and its topic until their delivery is confirmed. */
export interface ChatDraft {
  readonly draft: string
  readonly about: string | null
  /** Not null once sending was tried. A retry must send the same message, as the first may have arrived. */
  readonly outgoing: OutgoingMessage | null
}

/** The filter of the messages: by a mark, or with files. */
export type ChatFilter = ChatMark | 'file'

export interface ChatContext {
  /** The side that the user is on. Messages of the other side are marked as read. */
  readonly side: ChatAuthor
  /** In the order of sending. */
  readonly messages: readonly ChatMessage[]
  /** The last page loaded, with the URL of the next older one. */
  readonly oldest: Pick<ChatPage, 'next_page_url'> | null
  readonly revision: number
  /** The id of the newest message ever loaded, whether or not it is displayed. */
  readonly newest: number
  /** Limits the displayed messages; null shows all. */
  readonly filter: ChatFilter | null
  readonly draft: string
  /** Files for the next message, in the order of choice. */
  readonly files: readonly ChosenFile[]
  /** Whether the last choice exceeded the number of files that a message may have. */
  readonly hasTooManyFiles: boolean
  /** Whether the last change of a mark failed. */
  readonly hasMarkFailed: boolean
  /** The order or invoice that the next message names. */
  readonly about: string | null
  /** The message being sent, or that failed, with the idempotency key for sending it again. */
  readonly outgoing: OutgoingMessage | null
  /** The text `error` if sending the current draft failed. Source: spec §8. */
  readonly sent: 'error' | null
  readonly attempts: number
  /** Why the conversation could not be opened, or the message could not be sent. */
  readonly failure: Failure | null
  readonly newKey: () => string
}

export type ChatEvent =
  | { readonly type: 'draft.type'; readonly text: string }
  | { readonly type: 'about.clear' }
  | { readonly type: 'files.choose'; readonly files: readonly File[] }
  | { readonly type: 'file.remove'; readonly key: string }
  | { readonly type: 'file.retry'; readonly key: string }
  | { readonly type: 'file.progress'; readonly key: string; readonly part: number }
  | { readonly type: 'file.uploaded'; readonly key: string; readonly file: ChatFile }
  | { readonly type: 'file.failed'; readonly key: string; readonly error: unknown }
  | { readonly type: 'message.send' }
  | { readonly type: 'message.mark'; readonly id: number; readonly mark: ChatMark }
  | { readonly type: 'mark.failed' }
  | { readonly type: 'filter.choose'; readonly filter: ChatFilter | null }
  | { readonly type: 'older.load' }
  | { readonly type: 'chat.retry' }
  | { readonly type: 'message.changed'; readonly message: ChatMessage }
  | { readonly type: 'connection.lost' }

export interface ChatInput {
  readonly side: ChatAuthor
  readonly draft?: string
  /** The message of the draft, if the page was left before its delivery was confirmed. */
  readonly outgoing?: OutgoingMessage | null
  readonly about?: string | null
  /** Returns an unguessable key for each message and each of its files. */
  readonly newKey: () => string
}

export interface LoadInput {
  readonly filter: ChatFilter | null
}

export interface UploadInput {
  readonly key: string
  readonly file: File
}
