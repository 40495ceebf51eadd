import type { faq as endpoints } from '@shyrdak/sdk/contract'
import { saveQuestion } from '../save-message.ts'
import { readFaq } from '../read-faq.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const faqRoutes = {
  list: (_call, context) => readFaq(context),
  ask: ({ body, language }, context) => saveQuestion(context, body, language),
} satisfies HandlersFor<typeof endpoints>
