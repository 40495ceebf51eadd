import { faq, feedback } from '@shyrdak/sdk/contract'

/** The call of the form for feedback. */
export const feedbackFormContract = { content: { feedback } } as const

/** The call of the form for a question. */
export const faqQuestionContract = { content: { faq: { ask: faq.ask } } } as const
