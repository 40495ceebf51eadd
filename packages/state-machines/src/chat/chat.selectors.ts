import type { ChatMessage } from '@shyrdak/sdk/contract'
import type { Failure } from '../failure.ts'
import type { ChatFilter } from './chat.types.ts'
import type { ChatSnapshot } from './chat.machine.ts'
import { isSendable, type ChosenFile } from './chosen-file.ts'
import { isProbablySent } from './rules.ts'

export interface ChatView {
  /** `waiting` while the connection is lost; the loaded messages stay visible. */
  readonly state: 'opening' | 'following' | 'waiting' | 'failed'
  readonly messages: readonly ChatMessage[]
  /** Whether anything was loaded yet. Until then an empty list means nothing. */
  readonly isLoaded: boolean
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  readonly filter: ChatFilter | null
  readonly draft: string
  readonly files: readonly ChosenFile[]
  /** Whether the last choice exceeded the files that a message may have. The excess was left out. */
  readonly hasTooManyFiles: boolean
  readonly about: string | null
  readonly isSending: boolean
  readonly canSend: boolean
  /** The text `error` if sending the current draft failed. Source: spec §8. */
  readonly sent: 'error' | null
  readonly failure: Failure | null
  /** Whether the mark of a message could not be changed, until the next is. */
  readonly hasMarkFailed: boolean
}

/** Whether the message that got no response is among those of the store; it is sent again by its key. */
const hasArrived = ({ context }: ChatSnapshot): boolean =>
  context.sent === 'error' && isProbablySent(context, context.messages)

export function selectChat(snapshot: ChatSnapshot): ChatView {
  const { context, value } = snapshot
  const isSending = value.writing === 'sending' || hasArrived(snapshot)
  return {
    state: value.connection,
    messages: context.messages,
    isLoaded: context.oldest !== null,
    hasOlder: (context.oldest?.next_page_url ?? null) !== null,
    older: value.history,
    filter: context.filter,
    draft: context.draft,
    files: context.files,
    hasTooManyFiles: context.hasTooManyFiles,
    about: context.about,
    isSending,
    canSend: isSendable(context) && !isSending,
    sent: isSending ? null : context.sent,
    failure: context.failure,
    hasMarkFailed: context.hasMarkFailed,
  }
}
