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

/** Milliseconds. */
const READING = 6_000

export interface Conversation {
  /** `manager` on the store's side. */
  readonly side: ChatAuthor
  /** The calls of the conversation; those of whoever is logged in where they are not given. */
  readonly calls?: (() => Promise<ChatCalls>) | undefined
  /** Tells the drafts of several conversations apart. */
  readonly name: string
  /** The number of an order or invoice that the first message is about. */
  readonly about?: string | undefined
}

export function startChat(
  store: Store,
  { side, calls, name, about }: Conversation,
): StartedActor<ChatActor, ChatView> {
  const { session } = store.ports
  const machine = chatMachine.provide(
    chatActors({
      sdk: calls ?? (() => ownChatCalls(store)),
      saveDraft: (draft) => saveDraft(session, name, draft),
      onMarkFailure: () =>
        void store.alerts.send({
          type: 'alert.raise',
          alert: { message: 'notMarked', tone: 'error', timeout: READING },
        }),
    }),
  )
  const input = { side, draft: readDraft(session, name), about: about ?? null }
  const actor = createActor(machine, { input }).start()
  void endWithSession(store, actor)
  return { actor, select: selectChat }
}

/** Nobody follows a conversation whose session is over: what is under way ends before the store refuses it. */
async function endWithSession(store: Store, actor: ChatActor): Promise<void> {
  const auth = await store.auth.start()
  const end = () => {
    if (store.auth.view()?.audience) return
    following.unsubscribe()
    actor.stop()
  }
  const following = auth.subscribe(end)
}
