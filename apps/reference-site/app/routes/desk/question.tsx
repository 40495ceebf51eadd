import type { Route } from './+types/question.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { QuestionPage } from '../../desk/questions/question-page.tsx'

export const meta = deskListMeta('questions')

export default function DeskQuestionPage({ params }: Route.ComponentProps) {
  return <QuestionPage id={Number(params.id)} />
}
