import type { AskedQuestion } from '@shyrdak/sdk/management'
import type { Item } from '../use-item.ts'

/** The props of each section of a question's page. */
export type QuestionProps = { question: AskedQuestion } & Item<AskedQuestion>

/** The address of a question in requests, which fail if a colleague has changed it. */
export const ofQuestion = ({ id, revision }: AskedQuestion) => ({ params: { id }, query: { revision } })
