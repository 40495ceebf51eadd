import { faq, feedback } from '@shyrdak/sdk/contract'

/** The endpoint of the feedback form. */
export const feedbackFormContract = { content: { feedback } } as const

/** The endpoint of the question form. */
export const faqQuestionContract = { content: { faq: { ask: faq.ask } } } as const
