export { mergeMessages, pauseBefore, unreadBy } from './rules.ts'
export type { ChosenFile } from './chosen-file.ts'
export type {
  ChatContext,
  ChatDraft,
  ChatEvent,
  ChatFilter,
  ChatInput,
  OutgoingMessage,
} from './chat.types.ts'
export { chatMachine, type ChatActor, type ChatSnapshot } from './chat.machine.ts'
export { chatContract } from './contract.ts'
export { chatActors, type ChatCalls, type ChatEffects } from './chat.actors.ts'
export { selectChat, type ChatView } from './chat.selectors.ts'
