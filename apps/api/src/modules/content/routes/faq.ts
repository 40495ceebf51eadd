import type { faq as endpoints } from '@shyrdak/sdk/contract'
import { readFaq } from '../read-faq.ts'
import type { HandlersFor } from '#platform/handler.ts'

/** Questions of visitors are handled by the inbox module. */
export const faqRoutes = {
  list: (_call, context) => readFaq(context),
} satisfies Pick<HandlersFor<typeof endpoints>, 'list'>
