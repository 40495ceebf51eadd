import { useOwnFlow } from '../../store/use-own-flow.ts'
import type { Conversation } from './start.ts'

/** A conversation with the store, from either side. Starts on mount. */
export const useChat = (conversation: Conversation) =>
  useOwnFlow(async (store) => (await import('./start.ts')).startChat(store, conversation), { isEager: true })
