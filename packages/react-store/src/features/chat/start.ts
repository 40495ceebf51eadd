import type { ChatAuthor } from '@shyrdak/sdk/contract'
import {
  chatActors,
  chatMachine,
  selectChat,
  type ChatActor,
  type ChatCalls,
  type ChatView,
} from '@shyrdak/state-machines/chat'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { readDraft, saveDraft } from './drafts.ts'
import { ownChatCalls } from './own-calls.ts'

export interface Conversation {
  /** Which side the user is on; `manager` is the store's side. */
  readonly side: ChatAuthor
  /** The calls of the conversation. Defaults to those of the logged-in user. */
  readonly calls?: (() => Promise<ChatCalls>) | undefined
  /** Identifies the conversation, so that each has its own draft. */
  readonly name: string
  /** Number of the order or invoice that the first message is about. */
  readonly about?: string | undefined
  /** Whether the user can only read. Messages shown to them are not marked as read. */
  readonly isReadOnly?: boolean | undefined
}

export async function startChat(
  store: Store,
  { side, calls = () => ownChatCalls(store), name, about, isReadOnly }: Conversation,
): Promise<StartedActor<ChatActor, ChatView>> {
  const { session, newKey } = store.ports
  const auth = await store.auth.start()
  const userOf = () => store.auth.view()?.userId
  const user = userOf()
  // The user id is part of the key, so that the next user of this tab does not see another user's draft.
  const drafts = `${name} ${user ?? ''}`
  const machine = chatMachine.provide(
    chatActors({
      sdk: isReadOnly ? async () => ({ ...(await calls()), read: async () => {} }) : calls,
      saveDraft: (draft) => saveDraft(session, drafts, draft),
      onMarkFailure: () => actor.send({ type: 'mark.failed' }),
    }),
  )
  const saved = readDraft(session, drafts)
  const input = { side, ...saved, about: about ?? saved.about, newKey }
  const actor: ChatActor = createActor(machine, { input }).start()
  // Ends when its user logs out or another one logs in, before the store refuses its pending requests or answers them
  // for the other one.
  const following = auth.subscribe(() => {
    if (userOf() !== user) actor.stop()
  })
  actor.subscribe({ complete: () => following.unsubscribe() })
  return { actor, select: selectChat }
}
