import type { chatAnswers } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
import { createAnswer, listAnswers, readAnswer, removeAnswer, updateAnswer } from '../answers.ts'

export const chatAnswerRoutes = {
  list: listAnswers,
  read: ({ params }, context) => readAnswer(context, params.id),
  create: (call, context) => {
    const { body } = call
    return createAnswer(
      context,
      body,
      intentByKey(call, { creates: 'chat_answer', body, sentAt: context.clock() }),
    )
  },
  update: ({ params, query, body }, context) => updateAnswer(context, { ...params, ...query }, body),
  remove: ({ params, query }, context) => removeAnswer(context, { ...params, ...query }),
} satisfies HandlersFor<typeof chatAnswers>
