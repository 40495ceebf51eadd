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
  /** Whether this person only reads along: what they see is not read by those who answer. */
  readonly isReadOnly?: boolean | undefined
}

export async function startChat(
  store: Store,
  { side, calls = () => ownChatCalls(store), name, about, isReadOnly }: Conversation,
): Promise<StartedActor<ChatActor, ChatView>> {
  const { session, newKey } = store.ports
  await store.auth.start()
  // Whoever logs in next in this tab finds no draft of somebody else's.
  const drafts = `${name} ${store.auth.view()?.userId ?? ''}`
  const machine = chatMachine.provide(
    chatActors({
      sdk: isReadOnly ? async () => ({ ...(await calls()), read: async () => {} }) : calls,
      saveDraft: (draft) => saveDraft(session, drafts, draft),
      onMarkFailure: () =>
        void store.alerts.send({
          type: 'alert.raise',
          alert: { message: 'notMarked', tone: 'error', timeout: READING },
        }),
    }),
  )
  const input = { side, draft: readDraft(session, drafts), about: about ?? null, newKey }
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
