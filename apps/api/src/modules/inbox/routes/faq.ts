import type { faq as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { saveQuestion } from '../save-message.ts'

/** What the FAQ shows is content; what is asked there comes here. */
export const faqQuestionRoutes = {
  ask: ({ body, principal, language }, context) => saveQuestion(context, body, { principal, language }),
} satisfies Pick<HandlersFor<typeof endpoints>, 'ask'>
