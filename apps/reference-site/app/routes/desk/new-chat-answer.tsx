import { NewAnswerPage } from '#desk/chat-answers/new-answer.tsx'

export default NewAnswerPage
