import type { faq as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { saveQuestion } from '../save-message.ts'

/** The FAQ itself is served by the content module; questions are handled here. */
export const faqQuestionRoutes = {
  ask: ({ body, principal, ip, language }, context) =>
    saveQuestion(context, body, { principal, ip, language }),
} satisfies Pick<HandlersFor<typeof endpoints>, 'ask'>
