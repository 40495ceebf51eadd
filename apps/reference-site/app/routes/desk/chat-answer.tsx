import type { Route } from './+types/chat-answer.ts'
import { AnswerPage } from '../../desk/chat-answers/answer-page.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('chat')

export default function DeskChatAnswerPage({ params }: Route.ComponentProps) {
  return <AnswerPage id={Number(params.id)} />
}
