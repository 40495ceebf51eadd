export { chatActors, type ChatCalls, type ChatEffects } from './chat.actors.ts'
export { chatContract } from './contract.ts'
export {
  chatMachine,
  type ChatActor,
  type ChatContext,
  type ChatDraft,
  type ChatEvent,
  type ChatFilter,
  type ChatInput,
  type ChatSnapshot,
  type OutgoingMessage,
} from './chat.machine.ts'
export type { ChosenFile } from './chosen-file.ts'
export { mergeMessages, pauseBefore, unreadBy } from './rules.ts'
export { selectChat, type ChatView } from './chat.selectors.ts'
