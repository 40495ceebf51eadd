import type { AppContext } from '#platform/context.ts'
import type { Module } from '#platform/module.ts'
import { chatAnswerRoutes } from './management/chat-answers.ts'
import { managedChatRoutes } from './management/chat.ts'
import { chatRoutes } from './routes/chat.ts'
import { sweepLeftFiles } from './sweep-left-files.ts'
import { chatWaitingLine } from './waiting-line.ts'

/** Conversations between the store and clients of every market. */
export const chat = {
  name: 'chat',
  handlers: { chat: chatRoutes, management: { chat: managedChatRoutes, chatAnswers: chatAnswerRoutes } },
  sweeps: [{ name: 'chat-files', everyMinutes: 24 * 60, run: sweepLeftFiles }],
  waiting: [chatWaitingLine],
} satisfies Module<AppContext>
