import type { ChatMark, ChatMessage } from '@shyrdak/sdk/contract'
import type { Failure } from '../failure.ts'
import type { ChatSnapshot } from './chat.machine.ts'

export interface ChatView {
  /** `waiting` for a lost connection: what is known is shown. */
  readonly state: 'opening' | 'following' | 'waiting' | 'failed'
  readonly messages: readonly ChatMessage[]
  /** Whether anything was loaded yet: without it, an empty list says nothing. */
  readonly isLoaded: boolean
  readonly hasOlder: boolean
  readonly older: 'idle' | 'loading' | 'failed'
  readonly filter: ChatMark | null
  readonly draft: string
  readonly about: string | null
  readonly isSending: boolean
  readonly canSend: boolean
  /** The text `error` after a message that was not sent. Source: spec §8. */
  readonly sent: 'error' | null
  readonly failure: Failure | null
}

export const selectChat = ({ context, value }: ChatSnapshot): ChatView => ({
  state: value.connection,
  messages: context.messages,
  isLoaded: context.oldest !== null,
  hasOlder: (context.oldest?.next_page_url ?? null) !== null,
  older: value.history,
  filter: context.filter,
  draft: context.draft,
  about: context.about,
  isSending: value.writing === 'sending',
  canSend: context.draft.trim() !== '' && value.writing === 'typing',
  sent: context.sent,
  failure: context.failure,
})
