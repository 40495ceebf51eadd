import { NewAnswerPage } from '../../desk/chat-answers/new-answer.tsx'
import { deskMeta } from '../../desk/desk-meta.ts'

export const meta = deskMeta((t) => t('sections.chat'))

export default NewAnswerPage
