import { NewChatMessage } from '@shyrdak/sdk/contract'

/** The order, invoice or product that an address asks to write about; undefined if no message may name it. */
export const chatTopic = (query: URLSearchParams): string | undefined =>
  NewChatMessage.shape.about.safeParse(query.get('about')).data ?? undefined
