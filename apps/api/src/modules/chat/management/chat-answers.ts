import type { chatAnswers } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { createAnswer, listAnswers, readAnswer, removeAnswer, updateAnswer } from '../answers.ts'

export const chatAnswerRoutes = {
  list: listAnswers,
  read: ({ params }, context) => readAnswer(context, params.id),
  create: ({ body }, context) => createAnswer(context, body),
  update: ({ params, query, body }, context) => updateAnswer(context, { ...params, ...query }, body),
  remove: ({ params, query }, context) => removeAnswer(context, { ...params, ...query }),
} satisfies HandlersFor<typeof chatAnswers>
