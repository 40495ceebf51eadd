import type { Route } from './+types/chat-answer.ts'
import { AnswerPage } from '#desk/chat-answers/answer-page.tsx'

export default function DeskChatAnswerPage({ params }: Route.ComponentProps) {
  return <AnswerPage id={Number(params.id)} />
}
