import type { Route } from './+types/question.ts'
import { deskMeta } from '../../desk/desk-meta.ts'
import { QuestionPage } from '../../desk/questions/question-page.tsx'

export const meta = deskMeta((t) => t('sections.questions'))

export default function DeskQuestionPage({ params }: Route.ComponentProps) {
  return <QuestionPage id={Number(params.id)} />
}
