import type { ChatActor, ChatEvent, ChatView } from '@shyrdak/state-machines/chat'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyActor, type LazyActor } from '../../store/lazy-actor.ts'
import { useFlow, type Flow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'
import type { Conversation } from './start.ts'

/** Stops a conversation, also one whose code is still being loaded, as after a retry. */
function end(chat: LazyActor<ChatActor, ChatView>): void {
  const stop = () => chat.current()?.stop()
  stop()
  chat.onStart(stop)
}

/**
 * A conversation with the store, from either side. Starts on mount, and ends on unmount: otherwise it would still be
 * followed, and what arrives be marked as read.
 */
export function useChat(conversation: Conversation): Flow<ChatView, ChatEvent> {
  const store = useStore()
  const create = () =>
    lazyActor(async () => (await import('./start.ts')).startChat(store, conversation), store.ports.reach)
  const [chat, setChat] = useState(create)
  const isOver = useRef(false)
  const renew = useEffectEvent(() => setChat(create()))
  useEffect(() => {
    if (isOver.current) {
      // Mounted again, as by React's StrictMode and Activity. An actor that was stopped cannot be started.
      isOver.current = false
      renew()
      return undefined
    }
    return () => {
      isOver.current = true
      end(chat)
    }
  }, [chat])
  return useFlow(chat, true)
}
