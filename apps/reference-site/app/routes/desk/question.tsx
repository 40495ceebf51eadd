import type { Route } from './+types/question.ts'
import { QuestionPage } from '#desk/questions/question-page.tsx'

export default function DeskQuestionPage({ params }: Route.ComponentProps) {
  return <QuestionPage id={Number(params.id)} />
}
