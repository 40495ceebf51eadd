import { NewAnswerPage } from '../../desk/chat-answers/new-answer.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('chat')

export default NewAnswerPage
