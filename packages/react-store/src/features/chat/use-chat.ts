import type { ChatEvent, ChatView } from '@shyrdak/state-machines/chat'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyActor } from '../../store/lazy-actor.ts'
import { useFlow, type Flow } from '../../store/use-flow.ts'
import { useStore } from '../../store/use-store.ts'
import type { Conversation } from './start.ts'

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
      if (chat.isUnavailable()) return
      chat.start().then(
        (actor) => actor.stop(),
        () => {},
      )
    }
  }, [chat])
  return useFlow(chat, true)
}
