import type { faq as endpoints } from '@shyrdak/sdk/contract'
import { keepQuestion } from '../../content/keep-message.ts'
import { readFaq } from '../../content/read-faq.ts'
import type { HandlersFor } from '../../handler.ts'

export const faqRoutes = {
  list: (_call, tools) => readFaq(tools),
  ask: ({ body, language }, tools) => keepQuestion(tools, body, language),
} satisfies HandlersFor<typeof endpoints>
